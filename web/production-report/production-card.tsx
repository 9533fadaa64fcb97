import { useId } from "react";
import { PAPER_NAMES } from "../../shared/call-sheet/model/revision.ts";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { t } from "../i18n/translate.ts";
import { Field } from "../ui/form/field.tsx";
import { Card } from "../ui/page/card.tsx";
import type { Write } from "./edits/use-report-edits.ts";
import styles from "./people.module.css";

type Facts = ProductionReport["production"];

const NAMES: readonly (readonly [keyof Facts, string])[] = [
  ["productionNumber", t("Production number")],
  ["productionType", t("Production type")],
  ["contact", t("Contact for times")],
  ["director", t("Director")],
  ["producers", t("Producers")],
  ["upm", "UPM"],
  ["firstAd", t("1st AD")],
];
const DATES: readonly (readonly [keyof Facts, string])[] = [
  ["startDate", t("Start date")],
  ["scheduledFinish", t("Scheduled finish")],
  ["estimatedFinish", t("Estimated finish")],
];
const COLOURS: readonly (readonly [keyof Facts, string])[] = [
  ["scriptColour", t("Script colour")],
  ["scheduleColour", t("Schedule colour")],
];

interface ProductionCardProps {
  readonly facts: Facts;
  readonly disabled: boolean;
  readonly write: Write;
}

/** Facts at the top of each day's report, carried over to the next day. */
export function ProductionCard({ facts, disabled, write }: ProductionCardProps) {
  const papers = useId();
  const cell = (part: keyof Facts, label: string, more: { type?: "date"; list?: string } = {}) => (
    <Field
      key={`${part} ${facts[part]}`}
      {...{ label, disabled, ...more }}
      defaultValue={facts[part] ?? ""}
      maxLength={500}
      autoComplete="off"
      onBlur={({ target }) => write(["production", part], target.value.trim() || (more.type ? null : ""))}
    />
  );
  return (
    <Card title={t("Production")}>
      <div className={styles.facts}>
        {NAMES.map(([part, label]) => cell(part, label))}
        {DATES.map(([part, label]) => cell(part, label, { type: "date" }))}
        {COLOURS.map(([part, label]) => cell(part, label, { list: papers }))}
      </div>
      <datalist id={papers}>
        {PAPER_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Card>
  );
}
