import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /**
   * `primary` for a page's main action, `danger` for irreversible ones; `plain` looks like text, for rare actions that
   * many parts of a page have.
   */
  readonly kind?: "primary" | "quiet" | "plain" | "danger";
  /** Label while the action is pending ("Saving..."). The button is disabled. */
  readonly busy?: string | false | undefined;
  readonly icon?: ReactNode;
}

export function Button({ kind = "quiet", busy = false, icon, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-kind={kind}
      disabled={disabled || busy !== false}
      aria-busy={busy !== false}
    >
      {busy === false ? icon : <span className={styles.wheel} />}
      {busy === false ? children : busy}
    </button>
  );
}
