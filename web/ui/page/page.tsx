import type { ReactNode } from "react";
import styles from "./page.module.css";

interface PageProps {
  /** `form` is for one column to fill in, `list` at most 800 px, `wide` for tables and boards. */
  readonly width?: "form" | "list" | "wide";
  readonly children: ReactNode;
}

/** The main part of a screen: its gutters and the room between its pieces. */
export function Page({ width = "wide", children }: PageProps) {
  return (
    <main className={styles.page} data-width={width}>
      {children}
    </main>
  );
}
