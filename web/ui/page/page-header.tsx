import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { WithMenu } from "./actions-menu.tsx";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: ReactNode;
  /** Subtitle or counts. */
  readonly note?: ReactNode;
  /** Link to the parent page. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Help next to the title. */
  readonly help?: ReactNode;
  /** The page's buttons, at the far side on wide screens and below on phones. */
  readonly actions?: ReactNode;
  /** Buttons that are rarely used: on wide screens before the others, on phones in a menu beside the title. */
  readonly more?: ReactNode;
}

/** The page's title, heading level 1, with its buttons. */
export function PageHeader({ title, note, back, help, actions, more }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <ArrowLeft aria-hidden className="mirrors" />
            <span>{back.label}</span>
          </Link>
        )}
        <div className={styles.title}>
          <h1>{title}</h1>
          {help}
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {(actions || more) && (
        <div className={styles.actions}>
          <WithMenu more={more}>{actions}</WithMenu>
        </div>
      )}
    </header>
  );
}
