import { addDays, weekday } from "../../shared/dates/calendar-date.ts";
import { shortMonthName, weekdayLetter } from "../i18n/calendar-text.ts";
import { t } from "../i18n/translate.ts";
import styles from "./availability-grid.module.css";

interface DayHeadProps {
  readonly date: string;
  readonly isFirst: boolean;
  /** Not in the working week, or a day off. */
  readonly isOff: boolean;
  /** What the day off is called. */
  readonly off: string | undefined;
  /** How many of the scenes could be shot that day. */
  readonly possible: number;
  readonly sceneCount: number;
}

/** The head of a day's column: the day, and how many scenes are possible on it. None on a working day stands out. */
export function DayHead({ date, isFirst, isOff, off, possible, sceneCount }: DayHeadProps) {
  const isFirstOfMonth = date.endsWith("-01");
  // Every Monday has the month, too, so that one is always in sight; not where it would stand beside the first's.
  const hasMonth = isFirstOfMonth || isFirst || (weekday(date) === 1 && !date.endsWith("-02") && !isLastOfMonth(date));
  return (
    <div className={styles.day} data-off={isOff} data-named={off !== undefined} data-first={isFirstOfMonth} title={off}>
      <span className={styles.month}>{hasMonth && shortMonthName(date)}</span>
      <span>{weekdayLetter(weekday(date))}</span>
      <strong>{Number(date.slice(8))}</strong>
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
