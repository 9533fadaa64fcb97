import type { ReactNode } from "react";
import styles from "./stack.module.css";

/** Things one below the other: the fields of a form, the paragraphs of a card. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

/** Things side by side that wrap where there is no room: the buttons of a form. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
