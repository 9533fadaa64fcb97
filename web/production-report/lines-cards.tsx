import { MEDIA_KIND_NAMES, MEDIA_KINDS } from "../../shared/production-report/media-kinds.ts";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import type { Json } from "../../shared/production-report/report-edit.ts";
import { Select } from "../ui/select.tsx";
import { Lines } from "./lines.tsx";
import { TextCell } from "./text-cell.tsx";
import { TimeCell } from "./time-cell.tsx";
import type { Write } from "./use-writing.ts";
import { countIn, WrittenField } from "./written-field.tsx";

interface LinesCardsProps {
  readonly report: ProductionReport;
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly write: Write;
}

/** What a day has any number of: background, cards and rolls, delays, and what went wrong. */
export function LinesCards({ report, call, disabled, write }: LinesCardsProps) {
  const { date, background, media, delays, incidents } = report;
  const inLines = (list: string) => ({
    disabled,
    onLine: (key: string, line: object | null) => write([list, key], line && ({ ...line } as Json)), // lines are JSON
  });
  const text = (list: string, key: string, part: string, label: string, value: string, isLong = false) => (
    <TextCell {...{ label, value, disabled, isLong }} onChange={(written) => write([list, key, part], written)} />
  );
  const count = (list: string, key: string, part: string, label: string, value: number) => (
    <WrittenField
      {...{ label, disabled }}
      text={String(value)}
      read={countIn}
      onChange={(written) => write([list, key, part], written)}
    />
  );
  return (
    <>
      <Lines
        title="Background"
        one="group"
        lines={background}
        blank={{ description: "", count: 0, in: null, out: null }}
        {...inLines("background")}
      >
        {(group, key) => (
          <>
            {text("background", key, "description", "Who", group.description)}
            {count("background", key, "count", "Count", group.count)}
            {(["in", "out"] as const).map((part) => (
              <TimeCell
                key={part}
                label={part === "in" ? "In" : "Out"}
                value={group[part]}
                {...{ date, call, disabled }}
                onChange={(time) => write(["background", key, part], time)}
              />
            ))}
          </>
        )}
      </Lines>
      <Lines
        title="Media"
        one="roll or card"
        lines={media}
        blank={{ kind: "camera", roll: "", loaded: 0, good: 0, noGood: 0, unit: "GB" }}
        {...inLines("media")}
      >
        {(roll, key) => (
          <>
            <Select
              label="Of"
              options={MEDIA_KIND_NAMES.map((kind) => ({ value: kind, label: MEDIA_KINDS[kind] }))}
              value={roll.kind}
              disabled={disabled}
              onChange={(event) => write(["media", key, "kind"], event.target.value)}
            />
            {text("media", key, "roll", "Roll or card", roll.roll)}
            {count("media", key, "loaded", "Loaded", roll.loaded)}
            {count("media", key, "good", "Good", roll.good)}
            {count("media", key, "noGood", "No good", roll.noGood)}
            {text("media", key, "unit", "Unit", roll.unit)}
          </>
        )}
      </Lines>
      <Lines title="Delays" one="delay" lines={delays} blank={{ minutes: 0, cause: "" }} {...inLines("delays")}>
        {(delay, key) => (
          <>
            {count("delays", key, "minutes", "Minutes lost", delay.minutes)}
            {text("delays", key, "cause", "Cause", delay.cause)}
          </>
        )}
      </Lines>
      <Lines
        title="Injuries and incidents"
        one="incident"
        lines={incidents}
        blank={{ who: "", what: "", care: "" }}
        {...inLines("incidents")}
      >
        {(incident, key) => (
          <>
            {text("incidents", key, "who", "Who", incident.who)}
            {text("incidents", key, "what", "What happened", incident.what, true)}
            {text("incidents", key, "care", "Care given", incident.care)}
          </>
        )}
      </Lines>
    </>
  );
}
