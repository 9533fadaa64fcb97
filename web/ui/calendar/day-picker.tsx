import DatePicker from "react-datepicker";
import "../calendar.css";
import control from "../form/control.module.css";
import { dateFromDay, dayFromDate } from "./calendar-day.ts";

/** Moves the calendar sideways until a narrow screen shows all of it. */
const WITHIN_WINDOW = {
  name: "withinWindow",
  fn: ({ x, rects }: { x: number; rects: { floating: { width: number } } }) => ({
    x: Math.max(8, Math.min(x, document.documentElement.clientWidth - rects.floating.width - 8)),
  }),
};

interface DayPickerProps {
  readonly id: string;
  readonly placeholder: string;
  readonly day?: string | undefined;
  readonly marked?: readonly string[] | undefined;
  readonly earliest?: string | undefined;
  readonly onPick: (day: string | undefined) => void;
}

/** The calendar of one date; a module of its own so that it can be fetched late. */
export default function DayPicker({ id, placeholder, day, marked = [], earliest, onPick }: DayPickerProps) {
  return (
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
  );
}
