import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { dayFromDate, dayText } from "./calendar-day.ts";
import { Checkbox } from "./checkbox.tsx";
import { restDaysOf } from "./date-calendar.tsx";
import styles from "./day-chooser.module.css";
import { placeForKey } from "./day-keys.ts";
import { type MarkedDays, markOn } from "./day-marks.ts";
import type { WorkCalendar } from "./days-off.ts";
import { DaysOffList } from "./days-off-list.tsx";
import { addMonths, dayInWords, monthOf, monthText, weekdayOf, weeksOf } from "./month.ts";
import { MonthTable } from "./month-table.tsx";
import { MonthTurner } from "./month-turner.tsx";
import { stretchesOf } from "./stretches.ts";

/** A stretch of days, both ends included. */
export interface Stretch {
  readonly start: string;
  readonly end: string;
}

interface DayChooserProps {
  readonly label: string;
  readonly value: MarkedDays;
  readonly calendar?: WorkCalendar | undefined;
  /** Days were added, or taken away. */
  readonly onChange: (stretches: readonly Stretch[], isAdded: boolean) => void;
}

/** A stretch while it is being drawn: from where it began to where the pointer or the keys have come. */
interface Drawn {
  readonly from: string;
  readonly to: string;
  readonly isAdding: boolean;
}

/**
 * A month to choose days in. Dragging from a free day adds the days until where it is let go, dragging from a chosen one
 * takes them away. By keys: arrows move, with Shift they draw a stretch, Space or Enter takes it.
 */
export function DayChooser({ label, value, calendar, onChange }: DayChooserProps) {
  const today = dayFromDate(new Date());
  const hintId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focus, setFocus] = useState(
    () => [...value.days, ...value.ranges.map(({ start }) => start)].sort()[0] ?? today,
  );
  const [month, setMonth] = useState(monthOf(focus));
  const [drawn, show] = useState<Drawn>();
  // Several moves of a pointer may come before the next render.
  const pen = useRef<Drawn>(undefined);
  const [last, setLast] = useState<string>();
  const [skipsOff, setSkipsOff] = useState(false);
  const [said, setSaid] = useState("");
  const weeks = weeksOf(month);
  const shown = { start: weeks[0]![0]!, end: weeks.at(-1)!.at(-1)! }; // six weeks of seven days
  const off = calendar?.daysOffIn(shown) ?? [];
  const nameOf = new Map(off.map(({ date, name }) => [date, name]));
  const isChosen = (day: string) => markOn(day, value) !== undefined;

  const isKeyed = useRef(false);
  // The focus is outside React: it follows the keys into another month, too.
  useEffect(() => {
    if (!isKeyed.current) return;
    isKeyed.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus();
  });

  /** The days of a stretch that count, as stretches. */
  function counted({ from, to }: Pick<Drawn, "from" | "to">): Stretch[] {
    const [start, end] = from < to ? [from, to] : [to, from];
    const holidays = new Set(calendar?.daysOffIn({ start, end }).map(({ date }) => date));
    const isOff = (day: string) => holidays.has(day) || !(calendar?.weekdays.includes(weekdayOf(day)) ?? true);
    return stretchesOf({ start, end }, (day) => !(skipsOff && start !== end && isOff(day)));
  }

  function setDrawn(next: Drawn | undefined) {
    pen.current = next;
    show(next);
  }

  function take(stretch: Drawn) {
    const stretches = counted(stretch);
    setDrawn(undefined);
    setLast(stretch.to);
    if (stretches.length === 0) return setSaid("No working day among these days.");
    setSaid(`${stretch.isAdding ? "Added" : "Removed"} ${wordsOf(stretches)}.`);
    onChange(stretches, stretch.isAdding);
  }

  function go(day: string) {
    isKeyed.current = true;
    setFocus(day);
    setMonth(monthOf(day));
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Escape" && drawn) {
      event.preventDefault();
      setDrawn(undefined);
      return setSaid("");
    }
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      return take(drawn ?? { from: focus, to: focus, isAdding: !isChosen(focus) });
    }
    const to = placeForKey(event.key, focus);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
    if (!event.shiftKey) return setDrawn(undefined);
    const next = { from: drawn?.from ?? focus, to, isAdding: drawn?.isAdding ?? !isChosen(focus) };
    setDrawn(next);
    setSaid(`${wordsOf(counted(next)) || "No working day"}. Press Enter to ${next.isAdding ? "add" : "remove"}.`);
  }

  function begin(event: PointerEvent<HTMLElement>) {
    const day = dayOf(event.target);
    if (day === undefined || event.button !== 0 || !event.isPrimary) return;
    setFocus(day);
    if (event.shiftKey && last !== undefined) return take({ from: last, to: day, isAdding: !isChosen(day) });
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ from: day, to: day, isAdding: !isChosen(day) });
  }

  function draw({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    if (!pen.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const under = document.elementFromPoint(clientX, clientY);
    const day = currentTarget.contains(under) ? dayOf(under) : undefined;
    if (day !== undefined && day !== pen.current.to) setDrawn({ ...pen.current, to: day });
  }

  function end({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    if (pen.current && currentTarget.hasPointerCapture(pointerId)) take(pen.current);
  }

  const pending = drawn && counted(drawn);
  const isPending = (day: string) => pending?.some(({ start, end: until }) => start <= day && day <= until);
  const tabbable = shown.start <= focus && focus <= shown.end ? focus : `${month}-01`;
  return (
    <div className={styles.chooser}>
      <MonthTurner onTurn={(count) => setMonth(addMonths(month, count))} />
      <MonthTable
        ref={grid}
        role="grid"
        aria-label={`${label}, ${monthText(month)}`}
        aria-multiselectable
        aria-describedby={hintId}
        onKeyDown={press}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={() => setDrawn(undefined)}
        month={month}
        restDays={restDaysOf(calendar)}
        hasNeighbours
        cell={(day) => ({
          role: "gridcell",
          tabIndex: day === tabbable ? 0 : -1,
          "aria-selected": isChosen(day),
          "aria-label": [dayInWords(day), nameOf.get(day)].filter(Boolean).join(", "),
          onFocus: () => setFocus(day),
          mark: markOn(day, value),
          pending: drawn && isPending(day) ? (drawn.isAdding ? "add" : "remove") : undefined,
          off: nameOf.get(day),
          isToday: day === today,
        })}
      />
      <p id={hintId} className={styles.hint}>
        Drag over days to add or remove them. By keyboard: arrows, Shift with arrows, Enter.
      </p>
      {calendar && (
        <Checkbox
          label="Leave out days off"
          checked={skipsOff}
          onChange={(event) => setSkipsOff(event.currentTarget.checked)}
        />
      )}
      <DaysOffList days={off} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

function dayOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-day]")?.dataset.day : undefined;
}

function wordsOf(stretches: readonly Stretch[]): string {
  return stretches
    .map(({ start, end }) => (start === end ? dayText(start) : `${dayText(start)} to ${dayText(end)}`))
    .join(", ");
}
