import type { ReactNode } from "react";
import styles from "./bar.module.css";

interface BarProps {
  /** `top` for the product, `sub` for the open project. */
  readonly kind?: "top" | "sub";
  /** Accessible name of a `sub` bar. */
  readonly label?: string;
  /** A name as a link, at the start. */
  readonly children: ReactNode;
  /** Links to sections, next to the name on wide screens. */
  readonly sections?: ReactNode;
  /** Icon buttons at the end. */
  readonly actions?: ReactNode;
}

/** A bar at the top of the page. */
export function Bar({ kind = "top", label, children, sections, actions }: BarProps) {
  const line = (
    <>
      <div className={styles.name}>{children}</div>
      {sections}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
  // A page has one banner landmark; the sub bar is navigation.
  return kind === "top" ? (
    <header className={styles.bar} data-kind={kind}>
      {line}
    </header>
  ) : (
    <nav className={styles.bar} data-kind={kind} aria-label={label}>
      {line}
    </nav>
  );
}
