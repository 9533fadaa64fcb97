import type { CSSProperties, ReactNode } from "react";
import styles from "./card.module.css";

interface CardProps {
  /** Heading of the card; its level is 2. */
  readonly title?: ReactNode;
  /** Beside the heading: counts, switches, buttons. */
  readonly actions?: ReactNode;
  /** `edge` lets the content, a table for instance, reach the border of the card. */
  readonly padding?: "roomy" | "edge";
  /** Highest it may be, in px; what is below the heading then scrolls. */
  readonly maxHeight?: number;
  readonly children: ReactNode;
}

/** A sheet of paper that holds one matter. */
export function Card({ title, actions, padding = "roomy", maxHeight, children }: CardProps) {
  const limit = maxHeight === undefined ? {} : { style: { "--highest": `${maxHeight}px` } as CSSProperties };
  return (
    <section className={styles.card} data-padding={padding} data-limited={maxHeight !== undefined} {...limit}>
      {(title || actions) && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
