import type { ReportStep } from "../../shared/production-report/report-state.ts";
import { instantText } from "../i18n/format-instant.ts";
import { t } from "../i18n/translate.ts";
import { Card } from "../ui/page/card.tsx";
import styles from "./people.module.css";

const DONE = { submit: t("Submitted"), approve: t("Approved"), return: t("Returned") } as const;

/** The approval steps of a report, oldest first. */
export function StepsCard({ steps }: { readonly steps: readonly ReportStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Card title={t("Signed")}>
      <ol className={styles.steps}>
        {steps.map(({ act, signature, email, at, comment }) => (
          <li key={at}>
            {t("{act} by {signature}", { act: DONE[act], signature })}
            {comment && <>: “{comment}”</>}
            <small>
              {email}, {instantText(at)}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  );
}
