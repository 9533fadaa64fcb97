import X from "lucide-react/icons/x";
import DatePicker from "react-datepicker";
import "./calendar.css";
import { dateFromDay, dayFromDate, dayText } from "./calendar-day.ts";
import control from "./control.module.css";
import styles from "./date-picker-field.module.css";
import type { ChosenDates } from "./date-picker-field.tsx";
import { FieldFrame } from "./field-frame.tsx";

interface DayPickersProps {
  readonly value: ChosenDates;
  readonly onChange: (value: ChosenDates) => void;
}

/** The pickers of `DatePickerField`; a module of its own so that it can be fetched late. */
export default function DayPickers({ value, onChange }: DayPickersProps) {
  const { days, ranges, start, end } = value;
  const add = (day: string) => onChange({ ...value, days: [...new Set([...days, day])].sort() });
  const remove = (day: string) => onChange({ ...value, days: days.filter((other) => other !== day) });
  const removeRange = (at: number) => onChange({ ...value, ranges: ranges.toSpliced(at, 1) });
  // An end before the new start would be no range, so it is asked for again.
  const startAt = (day: string | undefined) =>
    onChange({ ...value, start: day, end: day && end && end < day ? undefined : end });
  return (
    <>
      <DayPicker label="Individual dates" placeholder="Add a date" marked={days} onPick={(day) => day && add(day)} />
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
        <DayPicker label="Range start" placeholder="MM/DD/YYYY" day={start} onPick={startAt} />
        <DayPicker
          label="Range end"
          placeholder="MM/DD/YYYY"
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
      <button type="button" aria-label={`Remove ${text}`} onClick={onRemove}>
        <X aria-hidden />
      </button>
    </li>
  );
}

/** Moves the calendar sideways until a narrow screen shows all of it. */
const WITHIN_WINDOW = {
  name: "withinWindow",
  fn: ({ x, rects }: { x: number; rects: { floating: { width: number } } }) => ({
    x: Math.max(8, Math.min(x, document.documentElement.clientWidth - rects.floating.width - 8)),
  }),
};

interface DayPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly day?: string | undefined;
  readonly marked?: readonly string[];
  readonly earliest?: string | undefined;
  readonly onPick: (day: string | undefined) => void;
}

function DayPicker({ label, placeholder, day, marked = [], earliest, onPick }: DayPickerProps) {
  return (
    <FieldFrame label={label}>
      {({ id }) => (
        <DatePicker
          id={id}
          className={control.control ?? ""}
          dateFormat="MM/dd/yyyy"
          timeIntervals={30}
          yearItemNumber={12}
          showYearDropdown
          yearDropdownItemNumber={5}
          selected={day ? dateFromDay(day) : null}
          highlightDates={marked.map(dateFromDay)}
          {...(earliest ? { minDate: dateFromDay(earliest), openToDate: dateFromDay(day ?? earliest) } : {})}
          placeholderText={placeholder}
          autoComplete="off"
          // A fixed window is not cut off by the dialog that scrolls around it.
          popperProps={{ strategy: "fixed" }}
          popperModifiers={[WITHIN_WINDOW]}
          onChange={(date: Date | null) => onPick(date ? dayFromDate(date) : undefined)}
        />
      )}
    </FieldFrame>
  );
}
