import { useState } from "react";
import { t } from "../../i18n/translate.ts";
import { dayText, todayText } from "./calendar-day.ts";
import styles from "./date-calendar.module.css";
import { type SelectedDays, selectionOn } from "./day-marks.ts";
import type { WorkCalendar } from "./days-off.ts";
import { DaysOffList } from "./days-off-list.tsx";
import { addDaysTo, addMonths, monthOf } from "./month.ts";
import { MonthTurner } from "./month-nav.tsx";
import { MonthTable } from "./month-table.tsx";

const MONTHS = 3;
const NO_RANGES: SelectedDays["ranges"] = [];

interface DateCalendarProps {
  /** Accessible name: whose days are shown. */
  readonly label: string;
  /** Single days to highlight, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** Ranges to highlight, both ends included. */
  readonly ranges?: SelectedDays["ranges"];
  /** Month shown first; by default that of the earliest day. */
  readonly openTo?: string;
  /** Days off with their names. */
  readonly calendar?: WorkCalendar | undefined;
}

/** A read-only calendar of three months, one below the other on a phone. */
export function DateCalendar({ label, days, ranges = NO_RANGES, openTo, calendar }: DateCalendarProps) {
  const today = todayText();
  const opened = monthOf(openTo ?? [...days, ...ranges.map(({ start }) => start)].sort()[0] ?? today);
  const [turned, setTurned] = useState({ from: opened, by: 0 });
  const by = turned.from === opened ? turned.by : 0;
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(opened, by + at));
  const shown = { start: `${months[0]}-01`, end: addDaysTo(`${addMonths(opened, by + MONTHS)}-01`, -1) };
  const off = calendar?.daysOffIn(shown) ?? [];
  const nameOf = new Map(off.map(({ date, name }) => [date, name]));
  return (
    <section className={styles.calendar} aria-label={`${label}: ${inWords({ days, ranges })}`}>
      <MonthTurner onTurn={(count) => setTurned({ from: opened, by: by + count })} />
      <div className={styles.months}>
        {months.map((month) => (
          <div key={month}>
            <MonthTable
              month={month}
              restDays={restDaysOf(calendar)}
              hasNeighbours={false}
              cell={(day) => ({
                mark: selectionOn(day, { days, ranges }),
                off: nameOf.get(day),
                isToday: day === today,
              })}
            />
          </div>
        ))}
      </div>
      <DaysOffList days={off} />
    </section>
  );
}

/** Weekdays without work. */
export function restDaysOf(calendar: WorkCalendar | undefined): number[] {
  return calendar ? [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !calendar.weekdays.includes(weekday)) : [];
}

function inWords({ days, ranges }: SelectedDays): string {
  const spans = ranges.map(({ start, end }) => t("{start} to {end}", { start: dayText(start), end: dayText(end) }));
  return [...days.map(dayText), ...spans].join(", ") || t("no dates");
}
