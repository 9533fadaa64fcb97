import type { ReactNode } from "react";
import styles from "./bar.module.css";

interface BarProps {
  /** `top` names the product, `sub` what is open in it. */
  readonly kind?: "top" | "sub";
  /** What a `sub` bar is of, for those who hear the page. */
  readonly label?: string;
  /** At the start of the line: a name as a link. */
  readonly children: ReactNode;
  /** Beside the name, where there is room: links to its parts. */
  readonly sections?: ReactNode;
  /** At its end: icon buttons. */
  readonly actions?: ReactNode;
}

/** A bar across the head of every screen. */
export function Bar({ kind = "top", label, children, sections, actions }: BarProps) {
  const line = (
    <>
      <div className={styles.name}>{children}</div>
      {sections}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
  // A page has one banner; the bar of what is open in it is a way to get about there.
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
