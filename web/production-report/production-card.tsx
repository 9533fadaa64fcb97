import { useId } from "react";
import { PAPER_NAMES } from "../../shared/call-sheet/publishing/revision.ts";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { say } from "../texts/say.ts";
import { Card } from "../ui/card.tsx";
import { Field } from "../ui/field.tsx";
import styles from "./people.module.css";
import type { Write } from "./use-writing.ts";

type Facts = ProductionReport["production"];

const NAMES: readonly (readonly [keyof Facts, string])[] = [
  ["director", say("Director")],
  ["producers", say("Producers")],
  ["upm", "UPM"],
  ["firstAd", say("1st AD")],
];
const DATES: readonly (readonly [keyof Facts, string])[] = [
  ["startDate", say("Start date")],
  ["scheduledFinish", say("Scheduled finish")],
  ["estimatedFinish", say("Estimated finish")],
];
const COLOURS: readonly (readonly [keyof Facts, string])[] = [
  ["scriptColour", say("Script colour")],
  ["scheduleColour", say("Schedule colour")],
];

interface ProductionCardProps {
  readonly facts: Facts;
  readonly disabled: boolean;
  readonly write: Write;
}

/** What stands in the head of every day's report; the next day's report goes on from it. */
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
    <Card title={say("Production")}>
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
