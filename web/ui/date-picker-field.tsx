import { lazy, type ReactNode, Suspense } from "react";
import { Checkbox } from "./checkbox.tsx";
import styles from "./date-picker-field.module.css";
import { Skeleton } from "./skeleton.tsx";

const DayPickers = lazy(() => import("./day-pickers.tsx"));

/** Dates while they are being chosen: single days, ranges, and one more range of which an end may still be missing. */
export interface ChosenDates {
  readonly isFlexible: boolean;
  /** `YYYY-MM-DD`, each once, in order. */
  readonly days: readonly string[];
  /** Both ends included, in order. */
  readonly ranges: readonly { readonly start: string; readonly end: string }[];
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** Nothing chosen. */
export const NO_DATES: ChosenDates = { isFlexible: false, days: [], ranges: [], start: undefined, end: undefined };

interface DatePickerFieldProps {
  readonly value: ChosenDates;
  readonly onChange: (value: ChosenDates) => void;
  /** Another way to choose dates, above the calendars. */
  readonly children?: ReactNode;
}

/** Single days, a range, or "Flexible Dates", which clears and hides both. */
export function DatePickerField({ value, onChange, children }: DatePickerFieldProps) {
  return (
    <fieldset className={styles.dates}>
      <legend>Dates</legend>
      <Checkbox
        label="Flexible Dates"
        checked={value.isFlexible}
        onChange={(event) => onChange({ ...NO_DATES, isFlexible: event.currentTarget.checked })}
      />
      {!value.isFlexible && (
        <>
          {children}
          <Suspense fallback={<Skeleton label="Loading calendar..." lines={2} />}>
            <DayPickers value={value} onChange={onChange} />
          </Suspense>
        </>
      )}
    </fieldset>
  );
}
