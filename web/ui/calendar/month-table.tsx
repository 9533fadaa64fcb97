import type { ComponentProps } from "react";
import { weekdayName } from "../../i18n/calendar-text.ts";
import { type Month, monthOf, monthText, weekdayHead, weeksOf } from "./month.ts";
import styles from "./month-table.module.css";

/** Sunday first. */
const WEEK = [0, 1, 2, 3, 4, 5, 6];

interface MonthTableProps extends Omit<ComponentProps<"table">, "children"> {
  readonly month: Month;
  /** The days of the week without work, 0 for Sunday. */
  readonly restDays: readonly number[];
  /** Whether days of the months before and after stand at its ends. */
  readonly hasNeighbours: boolean;
  /** What the cell of a day is given beside its number. */
  readonly cell: (day: string) => DayCell;
}

/** How a day looks and what it says. Anything else that a cell takes goes with it. */
export interface DayCell extends Omit<ComponentProps<"td">, "children" | "className"> {
  readonly mark?: "single" | "start" | "end" | "inside" | "whole" | undefined;
  /** About to become one of the marked ones, or to be one no more. */
  readonly pending?: "add" | "remove" | undefined;
  /** What a day without work is called. */
  readonly off?: string | undefined;
  readonly isToday: boolean;
}

/** The weeks of one month. */
export function MonthTable({ month, restDays, hasNeighbours, cell, ...table }: MonthTableProps) {
  const weeks = weeksOf(month).filter((week) => hasNeighbours || week.some((day) => monthOf(day) === month));
  return (
    <table {...table} className={styles.month}>
      <caption>{monthText(month)}</caption>
      <thead>
        <tr>
          {WEEK.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayName(weekday)}>
              {weekdayHead(weekday)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day, weekday) => {
              const isOutside = monthOf(day) !== month;
              if (isOutside && !hasNeighbours) return <td key={day} />;
              const { mark, pending, off, isToday, ...rest } = cell(day);
              return (
                <td
                  {...rest}
                  key={day}
                  className={styles.day}
                  data-day={day}
                  data-mark={mark}
                  data-pending={pending}
                  data-outside={isOutside || undefined}
                  data-rest={restDays.includes(weekday) || undefined}
                  data-off={off !== undefined || undefined}
                  data-today={isToday || undefined}
                  title={off}
                >
                  {Number(day.slice(8))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
