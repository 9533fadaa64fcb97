import { addDays, weekday } from "../../shared/dates/calendar-date.ts";
import { shortMonthName, weekdayLetter } from "../i18n/calendar-text.ts";
import { t } from "../i18n/translate.ts";
import styles from "./availability-grid.module.css";

interface DayHeadProps {
  readonly date: string;
  readonly isFirst: boolean;
  readonly isToday: boolean;
  /** Outside the work week, or a day off. */
  readonly isOff: boolean;
  /** Name of the day off. */
  readonly off: string | undefined;
  /** Number of scenes that can be shot that day. */
  readonly possible: number;
  readonly sceneCount: number;
}

/** Header of a day's column: the date, and the number of possible scenes. A working day without any is highlighted. */
export function DayHead({ date, isFirst, isToday, isOff, off, possible, sceneCount }: DayHeadProps) {
  const isFirstOfMonth = date.endsWith("-01");
  // Mondays show the month too, so that one is always visible, except directly next to the first of the month.
  const hasMonth = isFirstOfMonth || isFirst || (weekday(date) === 1 && !date.endsWith("-02") && !isLastOfMonth(date));
  return (
    <div
      className={styles.day}
      data-off={isOff}
      data-named={off !== undefined}
      data-first={isFirstOfMonth}
      data-today={isToday}
      aria-current={isToday ? "date" : undefined}
      title={isToday ? [t("Today"), off].filter(Boolean).join(", ") : off}
    >
      <span className={styles.month}>{hasMonth && shortMonthName(date)}</span>
      <span>{weekdayLetter(weekday(date))}</span>
      <strong>{Number(date.slice(8))}</strong>
      {isToday && <span className="visually-hidden">{t("Today")}</span>}
      {off !== undefined && <span className="visually-hidden">{off}</span>}
      <span
        className={styles.possible}
        data-gap={possible === 0 && !isOff}
        data-many={possible > 0 && possible * 2 >= sceneCount && !isOff}
        title={t("{possible} of {sceneCount} scenes possible", { possible, sceneCount })}
      >
        {possible}
      </span>
    </div>
  );
}

const isLastOfMonth = (date: string) => addDays(date, 1).endsWith("-01");
