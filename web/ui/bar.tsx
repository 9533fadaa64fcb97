import type { ReactNode } from "react";
import styles from "./bar.module.css";

interface BarProps {
  /** `top` names the product, `sub` what is open in it. */
  readonly kind?: "top" | "sub";
  /** At the start of the line: a name as a link. */
  readonly children: ReactNode;
  /** At its end: icon buttons. */
  readonly actions?: ReactNode;
}

/** A bar across the head of every screen. */
export function Bar({ kind = "top", children, actions }: BarProps) {
  return (
    <header className={styles.bar} data-kind={kind}>
      <div className={styles.name}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
