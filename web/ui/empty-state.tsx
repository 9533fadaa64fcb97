import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  readonly icon: ReactNode;
  /** `part` is for one of several matters of a screen, `screen` for what the screen is about. */
  readonly size?: "screen" | "part";
  /** One sentence: what will be here. */
  readonly children: ReactNode;
  /** The next step, as a button or a link. */
  readonly action?: ReactNode;
}

/** What stands where there is nothing yet. */
export function EmptyState({ icon, size = "screen", children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-size={size}>
      <span className={styles.icon}>{icon}</span>
      <p>{children}</p>
      {action}
    </div>
  );
}
