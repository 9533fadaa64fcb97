import type { ReactNode } from "react";
import styles from "./table.module.css";

interface TableProps {
  /** What the table holds, for those who hear the page. */
  readonly label: string;
  /** `page` keeps the head in sight by scrolling inside a box as tall as the screen; `content` shows every row. */
  readonly height?: "page" | "content";
  /** On a phone, rows become cards: each cell on a line of its own behind its `data-label`, so that nothing lies to the side. */
  readonly stacks?: boolean;
  /**
   * `thead` and `tbody`. A cell may carry `data-cell`: `number` sets it flush right in tabular figures, `tight` keeps it
   * on one line, `name` gives it room for a few words, `prose` for sentences that wrap, `check` is for a box or a swatch
   * alone. With `page` a first cell that is a `th` stays in sight, too.
   */
  readonly children: ReactNode;
}

/** A ruled table. What is wider than the screen scrolls inside it, never the page. */
export function Table({ label, height = "content", stacks = false, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the arrow keys
    <section className={styles.box} data-height={height} data-stacks={stacks} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
