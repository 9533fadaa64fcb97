import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router-dom";
import styles from "./button.module.css";

interface ButtonLinkProps extends LinkProps {
  readonly kind?: "primary" | "quiet";
  readonly icon?: ReactNode;
}

/** A link styled as a button: for navigation, whereas `Button` is for actions. */
export function ButtonLink({ kind = "quiet", icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={styles.button} data-kind={kind}>
      {icon}
      {children}
    </Link>
  );
}
