import type { WorkRules } from "../../../shared/call-sheet/model/work-rules.ts";
import { t } from "../../i18n/translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import styles from "./day-form.module.css";

interface RulesFieldsProps {
  readonly rules: WorkRules;
  readonly onChange: (rules: WorkRules) => void;
}

const HOURS = [
  ["castRest", t("Cast turnaround (h)"), 48],
  ["crewRest", t("Crew turnaround (h)"), 48],
  ["mealWithin", t("Meal within (h)"), 24],
  ["day", t("Maximum day (h)"), 24],
  ["week", t("Maximum week (h)"), 168],
] as const satisfies readonly (readonly [keyof WorkRules, string, number])[];

/** Work rules of the production's agreements. */
export function WorkRuleFields({ rules, onChange }: RulesFieldsProps) {
  return (
    <fieldset className={styles.rules}>
      <legend>{t("Work rules (0 turns a rule off)")}</legend>
      <div className={styles.minutes}>
        {HOURS.map(([rule, label, most]) => (
          <Field
            key={rule}
            label={label}
            type="number"
            min={0}
            max={most}
            step={0.25}
            value={rules[rule] / 60}
            onChange={({ target }) => onChange({ ...rules, [rule]: minutesTyped(most, target.valueAsNumber) })}
          />
        ))}
        <Field
          label={t("Weekly rest (h)")}
          hint={t("If empty: 56, or 36 in a six-day week.")}
          type="number"
          min={0}
          max={168}
          step={0.25}
          value={rules.weekRest === undefined ? "" : rules.weekRest / 60}
          onChange={({ target }) => {
            const { weekRest: _, ...usual } = rules;
            onChange(target.value === "" ? usual : { ...rules, weekRest: minutesTyped(168, target.valueAsNumber) });
          }}
        />
        <Field
          label={t("Minimum meal (min)")}
          type="number"
          min={0}
          max={240}
          value={rules.mealLength}
          onChange={(event) => onChange({ ...rules, mealLength: within(240, event.target.valueAsNumber) })}
        />
        <Field
          label={t("Warn on consecutive day")}
          type="number"
          min={0}
          max={14}
          value={rules.daysInRow}
          onChange={(event) => onChange({ ...rules, daysInRow: within(14, event.target.valueAsNumber) })}
        />
      </div>
      <Checkbox
        label={t("Apply California's hours for minors")}
        checked={rules.minors}
        onChange={(event) => onChange({ ...rules, minors: event.target.checked })}
      />
    </fieldset>
  );
}

const minutesTyped = (mostHours: number, hours: number) =>
  Math.round(Math.max(0, Math.min(mostHours, hours || 0)) * 60);

const within = (most: number, typed: number) => Math.max(0, Math.min(most, Math.round(typed || 0)));
