import { t } from "../i18n/translate.ts";
import { DatePickerField } from "../ui/calendar/date-picker-field.tsx";
import { DayChooser } from "../ui/calendar/day-range-picker.tsx";
import { type DatesDraft, withDrawn, withWordsTaken, writtenIn } from "./dates-draft.ts";
import { WordsField } from "./natural-dates-field.tsx";
import { useWorkCalendar } from "./work-calendar.ts";

interface DatesFieldProps {
  readonly value: DatesDraft;
  readonly onChange: (value: DatesDraft) => void;
}

/** Edits an availability: typed, pasted from an email, selected in a calendar or with date pickers. */
export function DatesField({ value, onChange }: DatesFieldProps) {
  const { words } = value;
  return (
    <DatePickerField
      value={value}
      onChange={(chosen) => onChange({ ...chosen, words: chosen.isFlexible ? "" : words })}
    >
      <WordsField
        words={words}
        onType={(typed) => onChange({ ...value, words: typed })}
        onTake={(found) => onChange(withWordsTaken(value, found))}
      />
      <DayChooser
        label={t("Dates")}
        value={writtenIn(value)}
        calendar={useWorkCalendar()}
        onChange={(stretches, isAdded) => onChange(withDrawn(value, stretches, isAdded))}
      />
    </DatePickerField>
  );
}
