import type { ReactNode } from "react";
import styles from "./table.module.css";
import { useMedia } from "./use-media.ts";

interface TableProps {
  /** Accessible name. */
  readonly label: string;
  /** `page` keeps the header visible by scrolling inside a box as tall as the screen; `content` shows all rows. */
  readonly height?: "page" | "content";
  /**
   * On phones, rows become cards: each cell on its own line after its `data-label`, without horizontal scrolling. A
   * number is the widest window in px for this, for a table with many columns.
   */
  readonly stacks?: boolean | number;
  /**
   * `thead` and `tbody`. A cell may have `data-cell`: `number` is right-aligned with tabular figures, `tight` stays on
   * one line, `name` has space for a few words, `prose` for wrapping sentences, `check` for a checkbox or a swatch.
   * With `page`, a first cell that is a `th` stays visible too. As cards, cells with `data-brief` share a line.
   */
  readonly children: ReactNode;
}

/** A ruled table. A wide one scrolls inside its box, never the page. */
export function Table({ label, height = "content", stacks = false, children }: TableProps) {
  const isNarrow = useMedia(`(max-width: ${typeof stacks === "number" ? stacks : 640}px)`);
  const isStacked = stacks !== false && isNarrow;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A scroll container must be reachable with the keyboard.
    <section className={styles.box} data-height={height} data-stacks={isStacked} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
