import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { say } from "../texts/say.ts";
import { Card } from "../ui/card.tsx";
import { Column } from "../ui/column.tsx";
import { TextCell } from "./text-cell.tsx";
import type { Write } from "./use-writing.ts";
import { countIn, WrittenField } from "./written-field.tsx";

interface RemarksCardProps {
  readonly report: ProductionReport;
  readonly disabled: boolean;
  readonly write: Write;
}

/** What else is worth telling the office. */
export function RemarksCard({ report, disabled, write }: RemarksCardProps) {
  const text = (part: "weather" | "safetyMeeting" | "visitors" | "notes", label: string) => (
    <TextCell
      {...{ label, disabled }}
      value={report[part]}
      isLong={part === "notes"}
      onChange={(written) => write([part], written)}
    />
  );
  return (
    <Card title={say("Remarks")}>
      <Column>
        {text("weather", say("Weather"))}
        <WrittenField
          label={say("Meals served")}
          text={String(report.mealsServed)}
          disabled={disabled}
          read={countIn}
          onChange={(count) => write(["mealsServed"], count)}
        />
        {text("safetyMeeting", say("Safety meeting"))}
        {text("visitors", say("Visitors"))}
        {text("notes", say("Notes"))}
      </Column>
    </Card>
  );
}
