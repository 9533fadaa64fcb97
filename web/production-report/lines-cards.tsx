import { MEDIA_KIND_NAMES, MEDIA_KINDS } from "../../shared/production-report/media-kinds.ts";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { say } from "../texts/say.ts";
import { Select } from "../ui/select.tsx";
import { lineCells } from "./line-cells.tsx";
import { Lines } from "./lines.tsx";
import type { Write } from "./use-writing.ts";

interface LinesCardsProps {
  readonly report: ProductionReport;
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly write: Write;
}

/** What a day has any number of: background, vehicles, cards and rolls, delays, and what went wrong. */
export function LinesCards({ report, call, disabled, write }: LinesCardsProps) {
  const { date, background, vehicles, media, delays, incidents } = report;
  const inLine = (list: string) => lineCells({ list, disabled, write });
  const extras = inLine("background");
  const wheels = inLine("vehicles");
  const rolls = inLine("media");
  const lost = inLine("delays");
  const harm = inLine("incidents");
  return (
    <>
      <Lines
        title={say("Background")}
        one="group"
        lines={background}
        blank={{ description: "", count: 0, rate: "", in: null, out: null }}
        {...{ disabled, onLine: extras.onLine }}
      >
        {(group, key) => (
          <>
            {extras.text(key, "description", say("Who"), group.description)}
            {extras.count(key, "count", say("Count"), group.count)}
            {extras.text(key, "rate", say("Rate"), group.rate)}
            {extras.hours(key, group, { date, call })}
          </>
        )}
      </Lines>
      <Lines
        title={say("Vehicles and equipment")}
        one="vehicle"
        lines={vehicles}
        blank={{ description: "", count: 1, in: null, out: null }}
        {...{ disabled, onLine: wheels.onLine }}
      >
        {(group, key) => (
          <>
            {wheels.text(key, "description", say("What"), group.description)}
            {wheels.count(key, "count", say("Count"), group.count)}
            {wheels.hours(key, group, { date, call })}
          </>
        )}
      </Lines>
      <Lines
        title={say("Media")}
        one={say("roll or card")}
        lines={media}
        blank={{ kind: "camera", roll: "", loaded: 0, good: 0, noGood: 0, waste: 0, shortEnd: 0, unit: "GB" }}
        {...{ disabled, onLine: rolls.onLine }}
      >
        {(roll, key) => (
          <>
            <Select
              label={say("Category")}
              options={MEDIA_KIND_NAMES.map((kind) => ({ value: kind, label: MEDIA_KINDS[kind] }))}
              value={roll.kind}
              disabled={disabled}
              onChange={(event) => write(["media", key, "kind"], event.target.value)}
            />
            {rolls.text(key, "roll", say("Roll or card"), roll.roll)}
            {rolls.count(key, "loaded", say("Loaded"), roll.loaded)}
            {rolls.count(key, "good", say("Good"), roll.good)}
            {rolls.count(key, "noGood", say("No good"), roll.noGood)}
            {rolls.count(key, "waste", say("Waste"), roll.waste)}
            {rolls.count(key, "shortEnd", say("Short end"), roll.shortEnd)}
            {rolls.text(key, "unit", say("Unit"), roll.unit)}
          </>
        )}
      </Lines>
      <Lines
        title={say("Delays")}
        one="delay"
        lines={delays}
        blank={{ minutes: 0, cause: "" }}
        {...{ disabled, onLine: lost.onLine }}
      >
        {(delay, key) => (
          <>
            {lost.count(key, "minutes", say("Minutes lost"), delay.minutes)}
            {lost.text(key, "cause", say("Cause"), delay.cause)}
          </>
        )}
      </Lines>
      <Lines
        title={say("Injuries and incidents")}
        one="incident"
        lines={incidents}
        blank={{ who: "", what: "", care: "" }}
        {...{ disabled, onLine: harm.onLine }}
      >
        {(incident, key) => (
          <>
            {harm.text(key, "who", say("Who"), incident.who)}
            {harm.text(key, "what", say("What happened"), incident.what, true)}
            {harm.text(key, "care", say("Treatment given"), incident.care)}
          </>
        )}
      </Lines>
    </>
  );
}
