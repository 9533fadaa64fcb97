import { backgroundTypeText, savedBackgroundType } from "../../shared/call-sheet/build/background-type.ts";
import { MEDIA_KIND_NAMES, MEDIA_KINDS } from "../../shared/production-report/media-kinds.ts";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { t } from "../i18n/translate.ts";
import { Select } from "../ui/form/select.tsx";
import type { Write } from "./edits/use-report-edits.ts";
import { lineCells } from "./fields/line-cells.tsx";
import { Lines } from "./fields/lines.tsx";
import { TextCell } from "./fields/text-cell.tsx";
import { lineId } from "./missing-list.tsx";

interface LinesCardsProps {
  readonly report: ProductionReport;
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly write: Write;
}

/** Lists of a day: background, vehicles, cards and rolls, delays and incidents. */
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
        title={t("Background")}
        one="group"
        lines={background}
        blank={{ description: "", count: 0, rate: "", in: null, out: null }}
        idOf={(key) => lineId("background", key)}
        {...{ disabled, onLine: extras.onLine }}
      >
        {(group, key) => (
          <>
            <TextCell
              label={t("Who")}
              value={backgroundTypeText(group.description)}
              disabled={disabled}
              onChange={(written) => write(["background", key, "description"], savedBackgroundType(written))}
            />
            {extras.count(key, "count", t("Count"), group.count)}
            {extras.text(key, "rate", t("Rate"), group.rate)}
            {extras.hours(key, group, { date, call })}
          </>
        )}
      </Lines>
      <Lines
        title={t("Vehicles and equipment")}
        one="vehicle"
        lines={vehicles}
        blank={{ description: "", count: 1, in: null, out: null }}
        {...{ disabled, onLine: wheels.onLine }}
      >
        {(group, key) => (
          <>
            {wheels.text(key, "description", t("What"), group.description)}
            {wheels.count(key, "count", t("Count"), group.count)}
            {wheels.hours(key, group, { date, call })}
          </>
        )}
      </Lines>
      <Lines
        title={t("Media")}
        one={t("roll or card")}
        lines={media}
        blank={{ kind: "camera", roll: "", loaded: 0, good: 0, noGood: 0, waste: 0, shortEnd: 0, unit: "GB" }}
        {...{ disabled, onLine: rolls.onLine }}
      >
        {(roll, key) => (
          <>
            <Select
              label={t("Category")}
              options={MEDIA_KIND_NAMES.map((kind) => ({ value: kind, label: MEDIA_KINDS[kind] }))}
              value={roll.kind}
              disabled={disabled}
              onChange={(event) => write(["media", key, "kind"], event.target.value)}
            />
            {rolls.text(key, "roll", t("Roll or card"), roll.roll)}
            {rolls.count(key, "loaded", t("Loaded"), roll.loaded)}
            {rolls.count(key, "good", t("Good"), roll.good)}
            {rolls.count(key, "noGood", t("No good"), roll.noGood)}
            {rolls.count(key, "waste", t("Waste"), roll.waste)}
            {rolls.count(key, "shortEnd", t("Short end"), roll.shortEnd)}
            {rolls.text(key, "unit", t("Unit"), roll.unit)}
          </>
        )}
      </Lines>
      <Lines
        title={t("Delays")}
        one="delay"
        lines={delays}
        blank={{ minutes: 0, cause: "" }}
        {...{ disabled, onLine: lost.onLine }}
      >
        {(delay, key) => (
          <>
            {lost.count(key, "minutes", t("Minutes lost"), delay.minutes)}
            {lost.text(key, "cause", t("Cause"), delay.cause)}
          </>
        )}
      </Lines>
      <Lines
        title={t("Injuries and incidents")}
        one="incident"
        lines={incidents}
        blank={{ who: "", what: "", care: "" }}
        {...{ disabled, onLine: harm.onLine }}
      >
        {(incident, key) => (
          <>
            {harm.text(key, "who", t("Who"), incident.who)}
            {harm.text(key, "what", t("What happened"), incident.what, true)}
            {harm.text(key, "care", t("Treatment given"), incident.care)}
          </>
        )}
      </Lines>
    </>
  );
}
