import { useId } from "react";
import { t } from "../../i18n/translate.ts";
import { Checkbox } from "../form/checkbox.tsx";
import { todayText } from "./calendar-day.ts";
import { restDaysOf } from "./date-calendar.tsx";
import { selectionOn } from "./day-marks.ts";
import styles from "./day-range-picker.module.css";
import { DaysOffList } from "./days-off-list.tsx";
import { dayText, monthText, weeksOf } from "./month.ts";
import { MonthTurner } from "./month-nav.tsx";
import { MonthTable } from "./month-table.tsx";
import { type DaysToDrawOn, useDayDrag } from "./use-day-drag.ts";

interface DayChooserProps extends DaysToDrawOn {
  readonly label: string;
}

/**
 * A month for selecting days. Dragging from a free day adds the days up to where it ends; dragging from a selected one
 * removes them. By keyboard: arrows move, with Shift they extend the range, Space or Enter applies it.
 */
export function DayChooser({ label, ...days }: DayChooserProps) {
  const today = todayText();
  const hintId = useId();
  const drawing = useDayDrag(days, today);
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
          "aria-label": [dayText(day), nameOf.get(day)].filter(Boolean).join(", "),
          onFocus: () => drawing.onFocusDay(day),
          mark: selectionOn(day, value),
          pending: drawing.pendingOn(day),
          off: nameOf.get(day),
          isToday: day === today,
        })}
      />
      <p id={hintId} className={styles.hint}>
        {t("Drag over days to add or remove them. Keyboard: arrows, Shift+arrows, Enter.")}
      </p>
      {calendar && (
        <Checkbox
          label={t("Skip days off")}
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
