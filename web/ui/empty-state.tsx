import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  readonly icon: ReactNode;
  /** One sentence: what will be here. */
  readonly children: ReactNode;
  /** The next step, as a button or a link. */
  readonly action?: ReactNode;
}

/** What stands where there is nothing yet. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>{icon}</span>
      <p>{children}</p>
      {action}
    </div>
  );
}
