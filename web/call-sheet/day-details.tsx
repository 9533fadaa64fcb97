import type { DayPlan } from "../../shared/call-sheet/day-plan.ts";
import { say } from "../texts/say.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field } from "../ui/field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import form from "./day-form.module.css";
import { MinutesField } from "./minutes-field.tsx";
import styles from "./sheet.module.css";

interface DayDetailsProps {
  readonly plan: DayPlan;
  readonly disabled: boolean;
  /** Whether a minor works that day, of whom school matters. */
  readonly hasMinors: boolean;
  readonly onType: (plan: DayPlan) => void;
  readonly onLeave: () => void;
}

/** Meals, wrap, safety and notes of a day, to be typed over. */
export function DayDetails({ plan, disabled, hasMinors, onType, onLeave }: DayDetailsProps) {
  const line = (part: "breakfast" | "meal" | "wrap", label: string) => (
    <Field
      label={label}
      value={plan[part]}
      disabled={disabled}
      maxLength={40}
      onChange={(event) => onType({ ...plan, [part]: event.target.value })}
    />
  );
  const lines = (part: "safety" | "notes", label: string) => (
    <TextArea
      label={label}
      value={plan[part]}
      disabled={disabled}
      maxLength={1000}
      onChange={(event) => onType({ ...plan, [part]: event.target.value })}
    />
  );
  return (
    <fieldset className={`${form.details} ${form.plain}`} onBlur={onLeave}>
      <legend className="visually-hidden">{say("Meals, safety and notes")}</legend>
      <div className={styles.times}>
        {line("breakfast", say("Breakfast"))}
        {line("meal", say("Meal"))}
        <MinutesField
          label={say("Meal")}
          value={plan.mealMinutes}
          most={240}
          disabled={disabled}
          onChange={(mealMinutes) => onType({ ...plan, mealMinutes })}
        />
        {line("wrap", say("Est. wrap"))}
      </div>
      {hasMinors && (
        <Checkbox
          label={say("School day for minors")}
          checked={plan.school}
          disabled={disabled}
          onChange={(event) => onType({ ...plan, school: event.target.checked })}
        />
      )}
      {lines("safety", say("Safety notes"))}
      {lines("notes", say("Notes"))}
    </fieldset>
  );
}
