import { withDayMarks } from "../../shared/dates/day-marks.ts";
import type { Performer } from "../../shared/production-report/production-report.ts";
import type { Json } from "../../shared/production-report/report-edit.ts";
import { WorkType } from "../../shared/production-report/work-types.ts";
import { mealPenaltiesOf } from "../../shared/production-report/working-time.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { countIn, type Reading, WrittenField } from "./fields/parsed-field.tsx";
import { TimeCells } from "./fields/time-cells.tsx";
import { timeNow } from "./fields/time-now.ts";
import { lineId } from "./missing-list.tsx";
import styles from "./person-row.module.css";

type Moment = "makeUpIn" | "onSet" | "mealOut" | "mealIn" | "dismissed" | "out";

const MOMENTS: readonly (readonly [Moment, label: string, tap: string])[] = [
  ["makeUpIn", t("Make-up in"), t("Check in")],
  ["onSet", t("On set"), t("On set")],
  ["mealOut", t("Meal out"), t("Meal out")],
  ["mealIn", t("Meal in"), t("Meal in")],
  ["dismissed", t("Dismissed"), t("Dismiss")],
  ["out", t("Out"), t("Check out")],
];

/** Times that most days do not have. */
const MORE = [
  ["travelLeave", t("Travel: leave")],
  ["travelArrive", t("Travel: arrive")],
  ["ndMealOut", t("ND meal out")],
  ["ndMealIn", t("ND meal in")],
  ["secondMealOut", t("2nd meal out")],
  ["secondMealIn", t("2nd meal in")],
  ["returnLeave", t("Return: leave")],
  ["returnArrive", t("Return: arrive")],
] as const;

/** What a production time report asks for besides times. */
const COUNTS = [
  ["outfits", t("Own outfits")],
  ["stuntAdjustment", t("Stunt adjustment")],
  ["tutoring", t("Tutoring in minutes")],
] as const;

const WORK_TYPE_NAMES: Readonly<Record<WorkType, string>> = {
  "": t("Not entered"),
  D: t("Day performer"),
  "3D": t("Three-day performer"),
  WK: t("Weekly performer"),
  SR: t("Series performer"),
  ST: t("Stunt performer"),
  SC: t("Stunt coordinator"),
  SG: t("Singer"),
  DA: t("Dancer"),
  PI: t("Pilot"),
  BG: t("Background actor"),
};

const WORK_TYPE_OPTIONS = WorkType.options.map((value) => ({ value, label: WORK_TYPE_NAMES[value] }));

interface PersonRowProps {
  readonly castId: string;
  readonly performer: Performer;
  readonly date: string;
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly onWrite: (part: keyof Performer, value: Json) => void;
}

/** A performer's day: a button for the next event, and all times for correction. */
export function PersonRow({ castId, performer, date, call, disabled, onWrite }: PersonRowProps) {
  const { character, actor, status, called, calledOnSet, note } = performer;
  const who = actor || character;
  const lastTold = MOMENTS.findLastIndex(([moment]) => performer[moment] !== null);
  const next = MOMENTS[lastTold + 1];
  const isHeld = status === "H";
  const penalties = mealPenaltiesOf(performer);
  const hasMore =
    penalties > 0 ||
    performer.forcedCall ||
    performer.didNotWork ||
    performer.workType !== "" ||
    COUNTS.some(([part]) => performer[part] > 0) ||
    MORE.some(([moment]) => performer[moment] !== null);
  return (
    <li id={lineId("cast", castId)} className={styles.person}>
      <div className={styles.who}>
        <strong>
          {castId} {character}
        </strong>
        <span>{actor || t("TBD")}</span>
        <small>
          {isHeld
            ? t("On hold")
            : t("{status} · called {called}, on set {calledOnSet}", {
                status,
                called: withDayMarks(called) || "–",
                calledOnSet: withDayMarks(calledOnSet) || "–",
              })}
        </small>
      </div>
      {!isHeld && next && !disabled && (
        <div className={styles.next}>
          <Button
            kind="primary"
            aria-label={`${next[2]}: ${who}`}
            onClick={() => onWrite(next[0], timeNow(date, call))}
          >
            {next[2]}
          </Button>
        </div>
      )}
      {!isHeld && (
        <fieldset className={styles.times}>
          <legend className="visually-hidden">{t("Times for {who}", { who })}</legend>
          <TimeCells parts={MOMENTS} times={performer} {...{ date, call, disabled, onWrite }} />
          <Field
            label={t("Note")}
            key={note}
            defaultValue={note}
            disabled={disabled}
            maxLength={500}
            onBlur={(event) => onWrite("note", event.target.value.trim())}
          />
          <details className={styles.more} open={hasMore}>
            <summary>{t("Type of performer, travel, more meals and pay")}</summary>
            <div className={styles.cells}>
              <TimeCells parts={MORE} times={performer} {...{ date, call, disabled, onWrite }} />
              <WrittenField
                label={t("Meal penalties")}
                text={String(penalties)}
                disabled={disabled}
                read={(text): Reading<number | null> => (text === "" ? { value: null } : countIn(text))}
                onChange={(count) => onWrite("mealPenalties", count)}
              />
              <Select
                label={t("Type of performer")}
                options={WORK_TYPE_OPTIONS}
                value={performer.workType}
                disabled={disabled}
                onChange={({ target }) => onWrite("workType", target.value)}
              />
              {COUNTS.filter(([part]) => part !== "tutoring" || performer.minor).map(([part, label]) => (
                <WrittenField
                  key={part}
                  label={label}
                  text={String(performer[part])}
                  disabled={disabled}
                  read={countIn}
                  onChange={(count) => onWrite(part, count)}
                />
              ))}
              <Checkbox
                label={t("Did not work")}
                checked={performer.didNotWork}
                disabled={disabled}
                onChange={(event) => onWrite("didNotWork", event.target.checked)}
              />
              <Checkbox
                label={t("Forced call")}
                checked={performer.forcedCall}
                disabled={disabled}
                onChange={(event) => onWrite("forcedCall", event.target.checked)}
              />
            </div>
          </details>
        </fieldset>
      )}
    </li>
  );
}
