import { DatePickerField } from "../ui/date-picker-field.tsx";
import { type DatesDraft, withWordsTaken } from "./chosen-dates.ts";
import { WordsField } from "./words-field.tsx";

interface DatesFieldProps {
  readonly value: DatesDraft;
  readonly onChange: (value: DatesDraft) => void;
}

/** When somebody or some place can be had: typed, pasted from a mail, or chosen in calendars. */
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
    </DatePickerField>
  );
}
