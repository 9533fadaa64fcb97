import type { Performer } from "../../shared/production-report/production-report.ts";
import type { Json } from "../../shared/production-report/report-edit.ts";
import { mealPenaltiesOf } from "../../shared/production-report/working-time.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field } from "../ui/field.tsx";
import styles from "./person-row.module.css";
import { TimeCells } from "./time-cells.tsx";
import { timeNow } from "./time-now.ts";
import { countIn, type Reading, WrittenField } from "./written-field.tsx";

type Moment = "makeUpIn" | "onSet" | "mealOut" | "mealIn" | "dismissed" | "out";

const MOMENTS: readonly (readonly [Moment, label: string, tap: string])[] = [
  ["makeUpIn", say("Make-up in"), say("Check in")],
  ["onSet", say("On set"), say("On set")],
  ["mealOut", say("Meal out"), say("Meal out")],
  ["mealIn", say("Meal in"), say("Meal in")],
  ["dismissed", say("Dismissed"), say("Dismiss")],
  ["out", say("Out"), say("Check out")],
];

/** What most days do not have. */
const MORE = [
  ["travelLeave", say("Travel: leave")],
  ["travelArrive", say("Travel: arrive")],
  ["secondMealOut", say("2nd meal out")],
  ["secondMealIn", say("2nd meal in")],
  ["returnLeave", say("Return: leave")],
  ["returnArrive", say("Return: arrive")],
] as const;

interface PersonRowProps {
  readonly castId: string;
  readonly performer: Performer;
  readonly date: string;
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly onWrite: (part: keyof Performer, value: Json) => void;
}

/** A performer's day: one button for what happens next, and every time to be put right. */
export function PersonRow({ castId, performer, date, call, disabled, onWrite }: PersonRowProps) {
  const { character, actor, status, called, calledOnSet, note } = performer;
  const who = actor || character;
  const lastTold = MOMENTS.findLastIndex(([moment]) => performer[moment] !== null);
  const next = MOMENTS[lastTold + 1];
  const isHeld = status === "H";
  const penalties = mealPenaltiesOf(performer);
  const hasMore = penalties > 0 || performer.forcedCall || MORE.some(([moment]) => performer[moment] !== null);
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <strong>
          {castId} {character}
        </strong>
        <span>{actor || say("TBD")}</span>
        <small>
          {isHeld
            ? say("On hold")
            : say("{status} · called {called}, on set {calledOnSet}", {
                status,
                called: called || "–",
                calledOnSet: calledOnSet || "–",
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
          <legend className="visually-hidden">{say("Times for {who}", { who })}</legend>
          <TimeCells parts={MOMENTS} times={performer} {...{ date, call, disabled, onWrite }} />
          <Field
            label={say("Note")}
            key={note}
            defaultValue={note}
            disabled={disabled}
            maxLength={500}
            onBlur={(event) => onWrite("note", event.target.value.trim())}
          />
          <details className={styles.more} open={hasMore}>
            <summary>{say("Travel, 2nd meal and penalties")}</summary>
            <div className={styles.cells}>
              <TimeCells parts={MORE} times={performer} {...{ date, call, disabled, onWrite }} />
              <WrittenField
                label={say("Meal penalties")}
                text={String(penalties)}
                disabled={disabled}
                read={(text): Reading<number | null> => (text === "" ? { value: null } : countIn(text))}
                onChange={(count) => onWrite("mealPenalties", count)}
              />
              <Checkbox
                label={say("Forced call")}
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
