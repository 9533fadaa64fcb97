import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./card-link.module.css";

interface CardLinkProps {
  readonly to: string;
  readonly title: string;
  readonly icon?: ReactNode;
  /** What one finds there, in a sentence or a figure. */
  readonly children?: ReactNode;
}

/** A card that leads somewhere; the whole of it can be pressed. Put several into `Cards`. */
export function CardLink({ to, title, icon, children }: CardLinkProps) {
  return (
    <Link to={to} className={styles.card}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.title}>{title}</span>
      {children && <span className={styles.words}>{children}</span>}
    </Link>
  );
}

/** What a card says that is where one goes next. */
export function NextStep({ children }: { readonly children: string }) {
  return <strong className={styles.next}>{children}</strong>;
}

/** Cards side by side, as many as fit. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
