import { Suspense } from "react";
import { DatePickerField } from "../ui/date-picker-field.tsx";
import { DayChooser } from "../ui/day-chooser.tsx";
import type { WorkCalendar } from "../ui/days-off.ts";
import { type DatesDraft, withDrawn, withWordsTaken, writtenIn } from "./chosen-dates.ts";
import { WordsField } from "./words-field.tsx";
import { useWorkCalendar } from "./work-calendar.ts";

interface DatesFieldProps {
  readonly value: DatesDraft;
  readonly onChange: (value: DatesDraft) => void;
}

/** When somebody or some place can be had: typed, pasted from a mail, drawn in a calendar or chosen by pickers. */
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
      <Suspense fallback={<Drawing value={value} onChange={onChange} />}>
        <DrawingWithDaysOff value={value} onChange={onChange} />
      </Suspense>
    </DatePickerField>
  );
}

function DrawingWithDaysOff(field: DatesFieldProps) {
  return <Drawing {...field} calendar={useWorkCalendar()} />;
}

function Drawing({ value, onChange, calendar }: DatesFieldProps & { readonly calendar?: WorkCalendar | undefined }) {
  return (
    <DayChooser
      label="Dates"
      value={writtenIn(value)}
      calendar={calendar}
      onChange={(stretches, isAdded) => onChange(withDrawn(value, stretches, isAdded))}
    />
  );
}
