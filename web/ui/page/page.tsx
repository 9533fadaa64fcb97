import type { ReactNode } from "react";
import styles from "./page.module.css";

interface PageProps {
  /** `form` for one column of fields, `list` at most 800 px, `wide` for tables and boards. */
  readonly width?: "form" | "list" | "wide";
  readonly children: ReactNode;
}

/** The main area of a page, with its padding and gaps. */
export function Page({ width = "wide", children }: PageProps) {
  return (
    <main className={styles.page} data-width={width}>
      {children}
    </main>
  );
}
