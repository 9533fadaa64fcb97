import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { WorkRuleViolation } from "../../../shared/call-sheet/work-rules/violation.ts";
import { namesInWords } from "../../../shared/schedule/work-week/names-in-words.ts";
import { t } from "../../i18n/translate.ts";
import { GroupedList } from "../../ui/grouped-list.tsx";
import styles from "./work-rule-violations.module.css";

const TITLES: Readonly<Record<WorkRuleViolation["rule"], string>> = {
  turnaround: t("Turnaround too short"),
  meal: t("Meals late, missing or too short"),
  day: t("Day too long"),
  week: t("Week too long"),
  "week rest": t("Weekly rest too short"),
  "sixth day": t("Too many work days in a row"),
  minor: t("Hours of a minor too long"),
};

/** Violations of work rules by the calls as edited, by rule: who, by how much, and the legal call. */
export function WorkRuleViolations({ breaches }: { readonly breaches: readonly WorkRuleViolation[] }) {
  return (
    <div role="status" className={styles.region}>
      {breaches.length > 0 && (
        <section className={styles.breaches} aria-label={t("Work rules")}>
          <h3>
            <TriangleAlert aria-hidden />
            {t("{count, plural, one {# work rule violation} other {# work rule violations}}", {
              count: breaches.length,
            })}
          </h3>
          <GroupedList groups={[...Map.groupBy(breaches, ({ rule }) => rule)].map(groupOf)} />
        </section>
      )}
    </div>
  );
}

function groupOf([rule, same]: readonly [WorkRuleViolation["rule"], readonly WorkRuleViolation[]]) {
  const who = namesInWords([...new Set(same.flatMap((breach) => breach.who))]);
  return {
    key: rule,
    title: t("{title}: {who}", { title: TITLES[rule], who }),
    items: same.map((breach) => () => (
      <>
        <strong>{namesInWords(breach.who)}:</strong> {breach.words}
      </>
    )),
  };
}
