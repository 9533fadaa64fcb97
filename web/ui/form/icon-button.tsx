import type { ComponentProps, ReactNode } from "react";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it does, for those who hear the page and for those who hover. */
  readonly label: string;
  readonly icon: ReactNode;
}

export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
