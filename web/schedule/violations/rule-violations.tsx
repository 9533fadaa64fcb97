import Rows3 from "lucide-react/icons/rows-3";
import type { ReactNode } from "react";
import type { RuleFinding } from "../../../shared/schedule/stripboard/rule-finding.ts";
import { t } from "../../i18n/translate.ts";
import { ButtonLink } from "../../ui/form/button-link.tsx";
import { FindingList } from "./finding-list.tsx";
import styles from "./rule-violations.module.css";
import { rulesBroken } from "./violation-count-text.ts";

interface BrokenRulesProps {
  readonly findings: readonly RuleFinding[];
  /** URL of the board, where the violations can be repaired. */
  readonly board: string;
  /** The action that would fix a finding. */
  readonly fixOf: (finding: RuleFinding) => ReactNode;
}

/** Current violations of a schedule by script, dates, locks and calendar. */
export function BrokenRules({ findings, board, fixOf }: BrokenRulesProps) {
  if (findings.length === 0) return null;
  return (
    <section className={styles.broken} aria-label={t("Rule violations")}>
      <h2>{t("{rulesBroken} now", { rulesBroken: rulesBroken(findings.length) })}</h2>
      <FindingList kind="breach" findings={findings} fixOf={fixOf} />
      <ButtonLink icon={<Rows3 />} to={board}>
        {t("Repair on the stripboard")}
      </ButtonLink>
    </section>
  );
}
