import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import type { DayPlan } from "../../shared/call-sheet/model/day-plan.ts";
import { t } from "../i18n/translate.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { DerivedField } from "./sections/derived-field.tsx";
import styles from "./sections/sections.module.css";
import form from "./settings/day-form.module.css";
import { MinutesField } from "./settings/minutes-field.tsx";

interface DayDetailsProps {
  readonly sheet: CallSheet;
  /** The plan as entered; an empty meal or wrap is derived. */
  readonly plan: DayPlan;
  readonly disabled: boolean;
  /** Whether a minor works that day, so that school matters. */
  readonly hasMinors: boolean;
  readonly onType: (plan: DayPlan) => void;
  readonly onLeave: () => void;
}

/** Editable meals, wrap, safety notes and notes of a day. */
export function DayDetails({ sheet, plan, disabled, hasMinors, onType, onLeave }: DayDetailsProps) {
  const derivedLine = (part: "breakfast" | "meal" | "wrap", label: string) => (
    <DerivedField
      label={label}
      entered={plan[part]}
      shown={sheet.conditions[part] ?? ""}
      derived={sheet.derived?.[part]}
      disabled={disabled}
      onType={(text) => onType({ ...plan, [part]: text })}
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
      <legend className="visually-hidden">{t("Meals, safety and notes")}</legend>
      <div className={styles.times}>
        {derivedLine("breakfast", t("Breakfast"))}
        {derivedLine("meal", t("Meal"))}
        <MinutesField
          label={t("Meal")}
          value={plan.mealMinutes}
          most={240}
          disabled={disabled}
          onChange={(mealMinutes) => onType({ ...plan, mealMinutes })}
        />
        {derivedLine("wrap", t("Est. wrap"))}
      </div>
      {hasMinors && (
        <Checkbox
          label={t("School day for minors")}
          checked={plan.school}
          disabled={disabled}
          onChange={(event) => onType({ ...plan, school: event.target.checked })}
        />
      )}
      {lines("safety", t("Safety notes"))}
      {lines("notes", t("Notes"))}
    </fieldset>
  );
}
