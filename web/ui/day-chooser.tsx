import { useId } from "react";
import { say } from "../texts/say.ts";
import { dayFromDate } from "./calendar-day.ts";
import { Checkbox } from "./checkbox.tsx";
import { restDaysOf } from "./date-calendar.tsx";
import styles from "./day-chooser.module.css";
import { markOn } from "./day-marks.ts";
import { DaysOffList } from "./days-off-list.tsx";
import { dayInWords, monthText, weeksOf } from "./month.ts";
import { MonthTable } from "./month-table.tsx";
import { MonthTurner } from "./month-turner.tsx";
import { type DaysToDrawOn, useDrawnDays } from "./use-drawn-days.ts";

interface DayChooserProps extends DaysToDrawOn {
  readonly label: string;
}

/**
 * A month to choose days in. Dragging from a free day adds the days until where it is let go, dragging from a chosen one
 * takes them away. By keys: arrows move, with Shift they draw a stretch, Space or Enter takes it.
 */
export function DayChooser({ label, ...days }: DayChooserProps) {
  const today = dayFromDate(new Date());
  const hintId = useId();
  const drawing = useDrawnDays(days, today);
  const { month, focus } = drawing;
  const { value, calendar } = days;
  const weeks = weeksOf(month);
  const shown = { start: weeks[0]![0]!, end: weeks.at(-1)!.at(-1)! }; // six weeks of seven days
  const off = calendar?.daysOffIn(shown) ?? [];
  const nameOf = new Map(off.map(({ date, name }) => [date, name]));
  const tabbable = shown.start <= focus && focus <= shown.end ? focus : `${month}-01`;
  return (
    <div className={styles.chooser}>
      <MonthTurner onTurn={drawing.turn} />
      <MonthTable
        {...drawing.surface}
        role="grid"
        aria-label={`${label}, ${monthText(month)}`}
        aria-multiselectable
        aria-describedby={hintId}
        month={month}
        restDays={restDaysOf(calendar)}
        hasNeighbours
        cell={(day) => ({
          role: "gridcell",
          tabIndex: day === tabbable ? 0 : -1,
          "aria-selected": drawing.isChosen(day),
          "aria-label": [dayInWords(day), nameOf.get(day)].filter(Boolean).join(", "),
          onFocus: () => drawing.onFocusDay(day),
          mark: markOn(day, value),
          pending: drawing.pendingOn(day),
          off: nameOf.get(day),
          isToday: day === today,
        })}
      />
      <p id={hintId} className={styles.hint}>
        {say("Drag over days to add or remove them. Keyboard: arrows, Shift+arrows, Enter.")}
      </p>
      {calendar && (
        <Checkbox
          label={say("Skip days off")}
          checked={drawing.skipsOff}
          onChange={(event) => drawing.setSkipsOff(event.currentTarget.checked)}
        />
      )}
      <DaysOffList days={off} />
      <p role="status" className="visually-hidden">
        {drawing.said}
      </p>
    </div>
  );
}
