import X from "lucide-react/icons/x";
import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { t } from "../../i18n/translate.ts";
import { Checkbox } from "../form/checkbox.tsx";
import control from "../form/control.module.css";
import { FieldFrame } from "../form/field-frame.tsx";
import { dayText } from "./calendar-day.ts";
import styles from "./date-picker-field.module.css";

const DayPicker = lazy(() => import("./day-picker.tsx"));

/** Dates being selected: single days, ranges, and one range that may still lack an end. */
export interface ChosenDates {
  readonly isFlexible: boolean;
  /** `YYYY-MM-DD`, sorted and unique. */
  readonly days: readonly string[];
  /** Sorted; both ends are included. */
  readonly ranges: readonly { readonly start: string; readonly end: string }[];
  readonly start: string | undefined;
  readonly end: string | undefined;
}

export const NO_DATES: ChosenDates = { isFlexible: false, days: [], ranges: [], start: undefined, end: undefined };

interface DatePickerFieldProps {
  readonly value: ChosenDates;
  readonly onChange: (value: ChosenDates) => void;
  /** Other inputs for dates, above the pickers. */
  readonly children?: ReactNode;
}

/** Selects single days, a range, or "Flexible Dates", which clears and hides both. */
export function DatePickerField({ value, onChange, children }: DatePickerFieldProps) {
  return (
    <fieldset className={styles.dates}>
      <legend>{t("Dates")}</legend>
      <Checkbox
        label={t("Flexible Dates")}
        checked={value.isFlexible}
        onChange={(event) => onChange({ ...NO_DATES, isFlexible: event.currentTarget.checked })}
      />
      {!value.isFlexible && (
        <>
          {children}
          <Pickers value={value} onChange={onChange} />
        </>
      )}
    </fieldset>
  );
}

function Pickers({ value, onChange }: Pick<DatePickerFieldProps, "value" | "onChange">) {
  const { days, ranges, start, end } = value;
  const add = (day: string) => onChange({ ...value, days: [...new Set([...days, day])].sort() });
  const remove = (day: string) => onChange({ ...value, days: days.filter((other) => other !== day) });
  const removeRange = (at: number) => onChange({ ...value, ranges: ranges.toSpliced(at, 1) });
  // An end before the new start is invalid and is cleared.
  const startAt = (day: string | undefined) =>
    onChange({ ...value, start: day, end: day && end && end < day ? undefined : end });
  return (
    <>
      <DayField
        label={t("Individual dates")}
        placeholder={t("Add a date")}
        marked={days}
        onPick={(day) => day && add(day)}
      />
      {days.length + ranges.length > 0 && (
        <ul className={styles.chips}>
          {days.map((day) => (
            <Chip key={day} text={dayText(day)} onRemove={() => remove(day)} />
          ))}
          {ranges.map((range, at) => (
            <Chip
              key={`${range.start} ${range.end}`}
              text={`${dayText(range.start)} - ${dayText(range.end)}`}
              onRemove={() => removeRange(at)}
            />
          ))}
        </ul>
      )}
      <div className={styles.range}>
        <DayField label={t("Range start")} placeholder={t("MM/DD/YYYY")} day={start} onPick={startAt} />
        <DayField
          label={t("Range end")}
          placeholder={t("MM/DD/YYYY")}
          day={end}
          earliest={start}
          onPick={(day) => onChange({ ...value, end: day })}
        />
      </div>
    </>
  );
}

function Chip({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) {
  return (
    <li>
      <span>{text}</span>
      <button type="button" aria-label={t("Remove {text}", { text })} onClick={onRemove}>
        <X aria-hidden />
      </button>
    </li>
  );
}

interface DayFieldProps extends Omit<ComponentProps<typeof DayPicker>, "id"> {
  readonly label: string;
}

/** A date field. Until its calendar has loaded, a plain field takes its place to avoid a layout shift. */
function DayField({ label, ...picker }: DayFieldProps) {
  return (
    <FieldFrame label={label}>
      {({ id }) => (
        <Suspense fallback={<input id={id} className={control.control} disabled placeholder={picker.placeholder} />}>
          <DayPicker id={id} {...picker} />
        </Suspense>
      )}
    </FieldFrame>
  );
}
