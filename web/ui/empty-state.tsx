import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { ButtonLink } from "./form/button-link.tsx";

interface EmptyStateProps {
  readonly icon: ReactNode;
  /** `part` for a section of a page, `screen` for the page's main content. */
  readonly size?: "screen" | "part";
  /** One sentence about the missing content. */
  readonly children: ReactNode;
  /** Link to the next step: URL and text. */
  readonly next?: readonly [to: string, label: string];
  /** The next step, if it is not a link. */
  readonly action?: ReactNode;
}

/** Shown when there is no content yet. */
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
