import type { RuleFinding } from "../../../shared/schedule/stripboard/rule-finding.ts";
import { t } from "../../i18n/translate.ts";
import { FindingList } from "./finding-list.tsx";
import styles from "./rule-violations.module.css";
import { warningCount } from "./violation-count-text.ts";

/** Warnings about a schedule's work weeks, and about missing dates: one line, which opens. */
export function WorkWarnings({ findings }: { readonly findings: readonly RuleFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <section className={styles.broken} data-kind="warnings" aria-label={t("Work rules")}>
      <details>
        <summary>{warningCount(findings.length)}</summary>
        <FindingList kind="warning" findings={findings} />
      </details>
    </section>
  );
}
