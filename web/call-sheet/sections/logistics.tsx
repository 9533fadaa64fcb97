import { calledForBreakfast, headCount, headsText } from "../../../shared/call-sheet/build/catering.ts";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import type { DayPlan } from "../../../shared/call-sheet/model/day-plan.ts";
import type { DayLogistics } from "../../../shared/call-sheet/model/logistics.ts";
import { HEADS, LOGISTICS } from "../../../shared/call-sheet/model/logistics-names.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import { t } from "../../i18n/translate.ts";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import form from "../settings/day-form.module.css";

interface LogisticsProps {
  readonly sheet: CallSheet;
  readonly disabled: boolean;
  readonly onType: (plan: DayPlan) => void;
  readonly onLeave: () => void;
}

/** Editable base camp, parking, shuttle, channels and head counts. */
export function Logistics({ sheet, disabled, onType, onLeave }: LogisticsProps) {
  const { plan } = sheet;
  const change = (changes: Partial<DayLogistics>) => onType({ ...plan, logistics: { ...plan.logistics, ...changes } });
  const called = { breakfastHeads: headCount(calledForBreakfast(sheet)), mealHeads: headCount(sheet) };
  return (
    <fieldset className={`${form.pairs} ${form.plain}`} onBlur={onLeave}>
      <legend className="visually-hidden">{t("Logistics")}</legend>
      {LOGISTICS.map(([part, label]) => (
        <TextArea
          key={part}
          label={retold(label)}
          rows={1}
          value={plan.logistics[part]}
          disabled={disabled}
          maxLength={1000}
          onChange={(event) => change({ [part]: event.target.value })}
        />
      ))}
      {HEADS.map(([part, label]) => (
        <Field
          key={part}
          label={retold(label)}
          hint={
            called[part].total > 0
              ? t("If empty: {total} ({heads})", { total: called[part].total, heads: headsText(called[part]) })
              : t("If empty: {total}", { total: called[part].total })
          }
          inputMode="numeric"
          value={plan.logistics[part] ?? ""}
          placeholder={String(called[part].total)}
          disabled={disabled}
          maxLength={4}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, "");
            change({ [part]: digits === "" ? null : Number(digits) });
          }}
        />
      ))}
    </fieldset>
  );
}
