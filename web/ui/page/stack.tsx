import type { ReactNode } from "react";
import styles from "./stack.module.css";

/** Vertical stack: fields of a form, paragraphs of a card. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

/** Horizontal stack that wraps: buttons of a form. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
