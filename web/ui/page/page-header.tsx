import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Under the title: what the screen is about, or its counts. */
  readonly note?: ReactNode;
  /** Where one came from. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Beside the title: what explains the screen. */
  readonly help?: ReactNode;
  /** The buttons of the screen, at the far side on a desk and below on a phone. */
  readonly actions?: ReactNode;
}

/** The title of a screen, level 1, with its buttons. */
export function PageHeader({ title, note, back, help, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <ArrowLeft aria-hidden className="mirrors" />
            {back.label}
          </Link>
        )}
        <div className={styles.title}>
          <h1>{title}</h1>
          {help}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
