import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { Logo } from "../ui/logo.tsx";
import styles from "./brand-panel.module.css";

interface WelcomeProps {
  readonly title: string;
  /** Link below the card. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of signed-out pages: one card without an app bar. */
export function Welcome({ title, foot, children }: WelcomeProps) {
  return (
    <main className={styles.page}>
      <Link to={paths.signIn} className={styles.name}>
        <Logo /> {t("Backlot")}
      </Link>
      <section className={styles.card}>
        <h1>{title}</h1>
        {children}
      </section>
      {foot && <p className={styles.foot}>{foot}</p>}
    </main>
  );
}
