import type { CSSProperties, ReactNode } from "react";
import styles from "./card.module.css";

interface CardProps {
  /** Heading, level 2. */
  readonly title?: ReactNode;
  /** Below the heading: the main facts. */
  readonly note?: ReactNode;
  /** Before the heading: a picture. */
  readonly picture?: ReactNode;
  /** Next to the heading: counts, switches, buttons. */
  readonly actions?: ReactNode;
  /** `edge` lets the content, such as a table, extend to the border of the card. */
  readonly padding?: "roomy" | "edge";
  /** Maximum height in px; the content below the heading then scrolls. */
  readonly maxHeight?: number;
  readonly children: ReactNode;
}

/** A card for one topic. */
export function Card({ title, note, picture, actions, padding = "roomy", maxHeight, children }: CardProps) {
  const limit = maxHeight === undefined ? {} : { style: { "--highest": `${maxHeight}px` } as CSSProperties };
  return (
    <section className={styles.card} data-padding={padding} data-limited={maxHeight !== undefined} {...limit}>
      {(title || actions) && (
        <header className={styles.head}>
          {picture}
          <div className={styles.title}>
            <h2>{title}</h2>
            {note}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
