import BedDouble from "lucide-react/icons/bed-double";
import Lock from "lucide-react/icons/lock";
import { memo } from "react";
import { t } from "../../i18n/translate.ts";
import type { BoardRow } from "../model/board-rows.ts";
import { dayText, factsText, loadText } from "../model/board-text.ts";
import styles from "./board-row.module.css";
import { BreachMark } from "./breach-mark.tsx";
import { UnitLane } from "./unit-lane.tsx";

interface DayRowProps {
  readonly row: Extract<BoardRow, { kind: "day" }>;
  readonly isToday: boolean;
  readonly selected: boolean;
  readonly active: boolean;
  readonly breaches: readonly string[] | undefined;
  readonly warnings: readonly string[] | undefined;
  /** The other unit, by id, in whose lane dragged strips would go, where, and whether that would violate a rule. */
  readonly dropUnit: string | undefined;
  readonly dropAt: number | undefined;
  readonly dropBreaks: boolean;
}

/** A day break, with the gap to the previous day above it, and what other units shoot on its date below it. */
export const DayRow = memo(
  ({ row, isToday, selected, active, breaches, warnings, dropUnit, dropAt, dropBreaks }: DayRowProps) => (
    <div className={styles.dayWithGap}>
      {row.gap && (
        <p
          className={styles.between}
          data-paper={row.gap.hasHoliday ? "holiday" : row.gap.week === undefined ? "free" : "week-break"}
        >
          {[row.gap.week !== undefined && t("Week {week}", { week: row.gap.week }), row.gap.words]
            .filter(Boolean)
            .join(": ")}
        </p>
      )}
      <button
        type="button"
        className={styles.day}
        data-key={row.key}
        data-paper="day-break"
        aria-pressed={selected}
        tabIndex={active ? 0 : -1}
        title={[...(breaches ?? []), ...(warnings ?? [])].join("\n") || undefined}
      >
        <strong>
          {row.number === undefined
            ? dayText(row.day.date)
            : t("Day {number}: {date}", { number: row.number, date: dayText(row.day.date) })}
          {isToday && <span className={styles.today}>{t("Today")}</span>}
        </strong>
        <span className={styles.facts}>
          {factsText(row.facts)}
          {row.facts.minutes > 0 && (
            <span className={styles.time} data-over={row.facts.minutes > row.room}>
              {loadText(row.facts.minutes, row.room)}
            </span>
          )}
        </span>
        <span className={styles.places}>{row.facts.places.join(", ")}</span>
        <span className={styles.marks}>
          {warnings && (
            <BedDouble role="img" aria-label={t("warning: {warnings}", { warnings: warnings.join(" ") })} size={18} />
          )}
          {row.day.locked && <Lock role="img" aria-label={t("locked")} size={16} />}
          {breaches && <BreachMark breaches={breaches} />}
        </span>
        {row.facts.minutes > 0 && (
          <span
            className={styles.load}
            data-over={row.facts.minutes > row.room}
            style={{ inlineSize: `${Math.min(100, (100 * row.facts.minutes) / row.room)}%` }}
          />
        )}
      </button>
      {row.lanes.map((lane) => (
        <UnitLane
          key={lane.id}
          lane={lane}
          day={row.key}
          drop={lane.id !== dropUnit ? "none" : dropBreaks ? "broken" : "here"}
          dropAt={lane.id === dropUnit ? dropAt : undefined}
        />
      ))}
    </div>
  ),
);
