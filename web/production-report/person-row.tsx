import type { Performer } from "../../shared/production-report/production-report.ts";
import type { TimeOfDay } from "../../shared/production-report/time-of-day.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import styles from "./person-row.module.css";
import { TimeCell } from "./time-cell.tsx";
import { timeNow } from "./time-now.ts";

type Moment = "makeUpIn" | "onSet" | "mealOut" | "mealIn" | "dismissed" | "out";

const MOMENTS: readonly (readonly [Moment, label: string, tap: string])[] = [
  ["makeUpIn", "Make-up in", "Check in"],
  ["onSet", "On set", "On set"],
  ["mealOut", "Meal out", "Meal out"],
  ["mealIn", "Meal in", "Meal in"],
  ["dismissed", "Dismissed", "Dismiss"],
  ["out", "Out", "Check out"],
];

interface PersonRowProps {
  readonly castId: string;
  readonly performer: Performer;
  readonly date: string;
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly onTime: (moment: Moment, time: TimeOfDay | null) => void;
  readonly onNote: (note: string) => void;
}

/** A performer's day: one button for what happens next, and every time to be put right. */
export function PersonRow({ castId, performer, date, call, disabled, onTime, onNote }: PersonRowProps) {
  const { character, actor, status, called, calledOnSet, note } = performer;
  const who = actor || character;
  const lastTold = MOMENTS.findLastIndex(([moment]) => performer[moment] !== null);
  const next = MOMENTS[lastTold + 1];
  const isHeld = status === "H";
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <strong>
          {castId} {character}
        </strong>
        <span>{actor || "TBD"}</span>
        <small>{isHeld ? "On hold" : `${status} · called ${called || "–"}, on set ${calledOnSet || "–"}`}</small>
      </div>
      {!isHeld && next && !disabled && (
        <div className={styles.next}>
          <Button kind="primary" aria-label={`${next[2]}: ${who}`} onClick={() => onTime(next[0], timeNow(date, call))}>
            {next[2]}
          </Button>
        </div>
      )}
      {!isHeld && (
        <fieldset className={styles.times}>
          <legend className="visually-hidden">Times of {who}</legend>
          {MOMENTS.map(([moment, label]) => (
            <TimeCell
              key={moment}
              label={label}
              value={performer[moment]}
              {...{ date, call, disabled }}
              onChange={(time) => onTime(moment, time)}
            />
          ))}
          <Field
            label="Note"
            key={note}
            defaultValue={note}
            disabled={disabled}
            maxLength={500}
            onBlur={(event) => onNote(event.target.value.trim())}
          />
        </fieldset>
      )}
    </li>
  );
}
