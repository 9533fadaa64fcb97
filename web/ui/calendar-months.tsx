import DatePicker from "react-datepicker";
import "./calendar.css";
import { dateFromDay, dayFromDate, dayText } from "./calendar-day.ts";
import styles from "./date-calendar.module.css";
import type { DateCalendarProps } from "./date-calendar.tsx";

type Mark = "single" | "start" | "end" | "inside" | "whole";

// The library's own names, so that its looks and ours are written in one place.
const CLASSES: Record<Mark, string> = {
  single: "react-datepicker__day--highlighted",
  start: "react-datepicker__day--in-range react-datepicker__day--range-start",
  end: "react-datepicker__day--in-range react-datepicker__day--range-end",
  inside: "react-datepicker__day--in-range",
  whole: "react-datepicker__day--in-range react-datepicker__day--range-start react-datepicker__day--range-end",
};

/** The months of `DateCalendar`; a module of its own so that it can be fetched late. */
export default function CalendarMonths({ label, days, ranges = [], openTo }: DateCalendarProps) {
  const earliest = openTo ?? [...days, ...ranges.map(({ start }) => start)].sort()[0];
  const classOf = (date: Date) => {
    const mark = markOn(dayFromDate(date), days, ranges);
    return mark ? CLASSES[mark] : "";
  };
  const openToDate = earliest ? { openToDate: dateFromDay(earliest) } : {};
  return (
    <section className={styles.calendar} aria-label={`${label}: ${inWords(days, ranges)}`}>
      <DatePicker
        key={earliest}
        {...openToDate}
        inline
        selected={null}
        monthsShown={3}
        disabledKeyboardNavigation
        dayClassName={classOf}
        chooseDayAriaLabelPrefix=""
      />
    </section>
  );
}

function markOn(
  day: string,
  days: readonly string[],
  ranges: NonNullable<DateCalendarProps["ranges"]>,
): Mark | undefined {
  const range = ranges.find(({ start, end }) => start <= day && day <= end);
  if (!range) return days.includes(day) ? "single" : undefined;
  if (range.start === range.end) return "whole";
  if (day === range.start) return "start";
  return day === range.end ? "end" : "inside";
}

function inWords(days: readonly string[], ranges: NonNullable<DateCalendarProps["ranges"]>): string {
  const spans = ranges.map(({ start, end }) => `${dayText(start)} to ${dayText(end)}`);
  return [...days.map(dayText), ...spans].join(", ") || "no dates";
}
