import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** `primary` for the one thing a screen is for, `danger` for what cannot be undone. */
  readonly kind?: "primary" | "quiet" | "danger";
  /** While something runs: the label that says so ("Saving..."). The button is disabled meanwhile. */
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
