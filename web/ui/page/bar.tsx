import type { ReactNode } from "react";
import styles from "./bar.module.css";

interface BarProps {
  /** The product's name as a link, at the start. */
  readonly children: ReactNode;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
}

/** The bar at the top of the page. */
export function Bar({ children, actions }: BarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.name}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
