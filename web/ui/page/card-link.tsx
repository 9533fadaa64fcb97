import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./card-link.module.css";

interface CardLinkProps {
  readonly to: string;
  readonly title: string;
  readonly icon?: ReactNode;
  /** Description, a sentence or a number. */
  readonly children?: ReactNode;
}

/** A card that is a link as a whole. Put several into `Cards`. */
export function CardLink({ to, title, icon, children }: CardLinkProps) {
  return (
    <Link to={to} className={styles.card}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.title}>{title}</span>
      {children && <span className={styles.words}>{children}</span>}
    </Link>
  );
}

/** Marks a card as the next step. */
export function NextStep({ children }: { readonly children: string }) {
  return <strong className={styles.next}>{children}</strong>;
}

/** Cards side by side, as many as fit. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
