import { weatherText } from "../../shared/call-sheet/build/forecast.ts";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { t } from "../i18n/translate.ts";
import { Card } from "../ui/page/card.tsx";
import { Column } from "../ui/page/stack.tsx";
import type { Write } from "./edits/use-report-edits.ts";
import { countIn, WrittenField } from "./fields/parsed-field.tsx";
import { TextCell } from "./fields/text-cell.tsx";

interface RemarksCardProps {
  readonly report: ProductionReport;
  readonly disabled: boolean;
  readonly write: Write;
}

/** Other remarks for the production office. */
export function RemarksCard({ report, disabled, write }: RemarksCardProps) {
  const text = (part: "weather" | "safetyMeeting" | "visitors" | "notes", label: string) => (
    <TextCell
      {...{ label, disabled }}
      value={part === "weather" ? weatherText(report.weather) : report[part]}
      isLong={part === "notes"}
      onChange={(written) => write([part], written)}
    />
  );
  return (
    <Card title={t("Remarks")}>
      <Column>
        {text("weather", t("Weather"))}
        <WrittenField
          label={t("Meals served")}
          text={String(report.mealsServed)}
          disabled={disabled}
          read={countIn}
          onChange={(count) => write(["mealsServed"], count)}
        />
        {text("safetyMeeting", t("Safety meeting"))}
        {text("visitors", t("Visitors"))}
        {text("notes", t("Notes"))}
      </Column>
    </Card>
  );
}
