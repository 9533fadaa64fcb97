import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { ButtonLink } from "./form/button-link.tsx";

interface EmptyStateProps {
  readonly icon: ReactNode;
  /** `part` is for one of several matters of a screen, `screen` for what the screen is about. */
  readonly size?: "screen" | "part";
  /** One sentence: what will be here. */
  readonly children: ReactNode;
  /** Where to go next: the address and what the link says. */
  readonly next?: readonly [to: string, label: string];
  /** The next step, where it is another one than to go somewhere. */
  readonly action?: ReactNode;
}

/** What stands where there is nothing yet. */
export function EmptyState({ icon, size = "screen", children, next, action }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-size={size}>
      <span className={styles.icon}>{icon}</span>
      <p>{children}</p>
      {next && (
        <ButtonLink kind="primary" to={next[0]}>
          {next[1]}
        </ButtonLink>
      )}
      {action}
    </div>
  );
}
