import type { CallSheet } from "../../shared/call-sheet/call-sheet.ts";
import { headCount, headsInWords } from "../../shared/call-sheet/catering.ts";
import type { DayPlan } from "../../shared/call-sheet/day-plan.ts";
import type { DayLogistics } from "../../shared/call-sheet/logistics.ts";
import { HEADS, LOGISTICS } from "../../shared/call-sheet/logistics-name.ts";
import { say } from "../texts/say.ts";
import { Field } from "../ui/field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import form from "./day-form.module.css";

interface LogisticsProps {
  readonly sheet: CallSheet;
  readonly disabled: boolean;
  readonly onType: (plan: DayPlan) => void;
  readonly onLeave: () => void;
}

/** Base camp, parking, shuttle, channels and heads to feed, to be typed over. */
export function Logistics({ sheet, disabled, onType, onLeave }: LogisticsProps) {
  const { plan } = sheet;
  const change = (changes: Partial<DayLogistics>) => onType({ ...plan, logistics: { ...plan.logistics, ...changes } });
  const called = headCount(sheet);
  return (
    <fieldset className={`${form.pairs} ${form.plain}`} onBlur={onLeave}>
      <legend className="visually-hidden">{say("Logistics")}</legend>
      {LOGISTICS.map(([part, label]) => (
        <TextArea
          key={part}
          label={label}
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
          label={label}
          hint={
            called.total > 0
              ? say("If empty: {total} ({heads})", { total: called.total, heads: headsInWords(called) })
              : say("If empty: {total}", { total: called.total })
          }
          inputMode="numeric"
          value={plan.logistics[part] ?? ""}
          placeholder={String(called.total)}
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
