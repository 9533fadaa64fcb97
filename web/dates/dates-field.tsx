import { Suspense } from "react";
import { DatePickerField } from "../ui/date-picker-field.tsx";
import { DayChooser } from "../ui/day-chooser.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
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
      <Suspense fallback={<Skeleton label="Loading calendar..." lines={6} />}>
        <Drawing value={value} onChange={onChange} />
      </Suspense>
    </DatePickerField>
  );
}

function Drawing({ value, onChange }: DatesFieldProps) {
  return (
    <DayChooser
      label="Dates"
      value={writtenIn(value)}
      calendar={useWorkCalendar()}
      onChange={(stretches, isAdded) => onChange(withDrawn(value, stretches, isAdded))}
    />
  );
}
