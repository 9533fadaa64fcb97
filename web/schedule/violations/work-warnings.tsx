import { t } from "../../i18n/translate.ts";
import styles from "./rule-violations.module.css";
import { workWarned } from "./violation-count-text.ts";

/** Warnings about a schedule's work weeks. */
export function WorkWarnings({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section className={styles.broken} data-kind="warnings" aria-label={t("Work rules")}>
      <h2>{workWarned(sentences.length)}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
