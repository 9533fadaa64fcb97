import type { ComponentProps } from "react";
import { weekdayName } from "../../i18n/calendar-text.ts";
import { type Month, monthOf, monthText, WEEK, weekdayHead, weekdayOf, weeksOf } from "./month.ts";
import styles from "./month-table.module.css";

interface MonthTableProps extends Omit<ComponentProps<"table">, "children"> {
  readonly month: Month;
  /** Weekdays without work, 0 is Sunday. */
  readonly restDays: readonly number[];
  /** Whether to show days of the adjacent months. */
  readonly hasNeighbours: boolean;
  /** Props of a day's cell besides its number. */
  readonly cell: (day: string) => DayCell;
}

/** Look and label of a day's cell. Other props are passed to the cell. */
export interface DayCell extends Omit<ComponentProps<"td">, "children" | "className"> {
  readonly mark?: "single" | "start" | "end" | "inside" | "whole" | undefined;
  /** Whether the current drag would highlight the day, or remove its highlight. */
  readonly pending?: "add" | "remove" | undefined;
  /** Name of the day off. */
  readonly off?: string | undefined;
  readonly isToday: boolean;
}

/** A month as a table of weeks. */
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
            {week.map((day) => {
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
                  data-rest={restDays.includes(weekdayOf(day)) || undefined}
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
