import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { RuleFinding } from "../../../shared/schedule/stripboard/rule-finding.ts";
import { t } from "../../i18n/translate.ts";
import { paths } from "../../navigation/paths.ts";
import { useProject } from "../../navigation/project-context.ts";
import { useUser } from "../../session/use-user.ts";
import { GroupedList } from "../../ui/grouped-list.tsx";
import styles from "./finding-list.module.css";
import { ruleTitle } from "./rule-titles.ts";

interface FindingListProps {
  readonly kind: "breach" | "warning";
  readonly findings: readonly RuleFinding[];
  /** Shows the strip or day of a finding. */
  readonly onShow?: ((finding: RuleFinding) => void) | undefined;
  /** The action that would fix a finding; only called while its group is open. */
  readonly fixOf?: (finding: RuleFinding) => ReactNode;
}

/** Violations or warnings by rule, each with its smallest fix. */
export function FindingList({ kind, findings, onShow, fixOf }: FindingListProps) {
  const groups = [...Map.groupBy(findings, ({ rule }) => rule)].map(([rule, same]) => ({
    key: rule,
    title: ruleTitle(rule, same),
    items: same.map((finding) => () => (
      <div className={styles.finding} data-kind={kind}>
        <Finding finding={finding} onShow={onShow} />
        {fixOf?.(finding)}
      </div>
    )),
  }));
  return <GroupedList groups={groups} />;
}

function Finding({ finding, onShow }: Pick<FindingListProps, "onShow"> & { readonly finding: RuleFinding }) {
  const { rule, date, sceneId, sentence, fix } = finding;
  const { id } = useProject();
  const user = useUser();
  if (rule === "datesKnown") {
    return (
      <p>
        {sentence} <Link to={paths.manageDates(user.id, id)}>{t("Manage Dates")}</Link>
      </p>
    );
  }
  const text = (
    <>
      {sentence}
      {fix && <em> {fix}</em>}
    </>
  );
  if (!onShow || (date === undefined && sceneId === undefined)) return <p>{text}</p>;
  return (
    <button type="button" onClick={() => onShow(finding)}>
      {text}
    </button>
  );
}
