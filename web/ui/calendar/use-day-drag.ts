import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { t } from "../../i18n/translate.ts";
import { dayText } from "./calendar-day.ts";
import { stretchesOf } from "./date-ranges.ts";
import { placeForKey } from "./day-keys.ts";
import { type SelectedDays, selectionOn } from "./day-marks.ts";
import type { WorkCalendar } from "./days-off.ts";
import { addMonths, type Month, monthOf, weekdayOf } from "./month.ts";

/** A range of days, both ends included. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

export interface DaysToDrawOn {
  readonly value: SelectedDays;
  readonly calendar?: WorkCalendar | undefined;
  /** Called when days were added or removed. */
  readonly onChange: (stretches: readonly DateRange[], isAdded: boolean) => void;
}

/** A range being dragged: from its start to the current position of pointer or keyboard. */
interface Drawn {
  readonly from: string;
  readonly to: string;
  readonly isAdding: boolean;
}

/** Selection of ranges in a month's table, by pointer and keyboard. */
export function useDayDrag({ value, calendar, onChange }: DaysToDrawOn, today: string) {
  const table = useRef<HTMLTableElement>(null);
  const [focus, setFocus] = useState(
    () => [...value.days, ...value.ranges.map(({ start }) => start)].sort()[0] ?? today,
  );
  const [month, setMonth] = useState<Month>(monthOf(focus));
  const [drawn, show] = useState<Drawn>();
  // Several pointer events may come before the next render.
  const pen = useRef<Drawn>(undefined);
  const [last, setLast] = useState<string>();
  const [skipsOff, setSkipsOff] = useState(false);
  const [said, setSaid] = useState("");
  const isChosen = (day: string) => selectionOn(day, value) !== undefined;

  const isKeyed = useRef(false);
  // Focus is outside React: it follows the keyboard, also into another month.
  useEffect(() => {
    if (!isKeyed.current) return;
    isKeyed.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus();
  });

  /** The working days of the dragged range, as ranges. */
  function counted({ from, to }: Pick<Drawn, "from" | "to">): DateRange[] {
    const [start, end] = from < to ? [from, to] : [to, from];
    const named = new Set(calendar?.daysOffIn({ start, end }).map(({ date }) => date));
    const isOff = (day: string) => named.has(day) || !(calendar?.weekdays.includes(weekdayOf(day)) ?? true);
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
    if (stretches.length === 0) return setSaid(t("No working days in this range."));
    const days = wordsOf(stretches);
    setSaid(stretch.isAdding ? t("Added {days}.", { days }) : t("Removed {days}.", { days }));
    onChange(stretches, stretch.isAdding);
  }

  function move(to: string, isDrawing: boolean) {
    isKeyed.current = true;
    setFocus(to);
    setMonth(monthOf(to));
    if (!isDrawing) return setDrawn(undefined);
    const next = { from: drawn?.from ?? focus, to, isAdding: drawn?.isAdding ?? !isChosen(focus) };
    setDrawn(next);
    setSaid(
      next.isAdding
        ? t("{days}. Press Enter to add.", { days: wordsOf(counted(next)) || t("No working days") })
        : t("{days}. Press Enter to remove.", { days: wordsOf(counted(next)) || t("No working days") }),
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = placeForKey(event.key, focus);
    if (to !== undefined) move(to, event.shiftKey);
    else if (event.key === " " || event.key === "Enter") {
      take(drawn ?? { from: focus, to: focus, isAdding: !isChosen(focus) });
    } else if (event.key === "Escape" && drawn) {
      setDrawn(undefined);
      setSaid("");
    } else return;
    event.preventDefault();
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const day = dayOf(event.target);
    if (day === undefined || event.button !== 0 || !event.isPrimary) return;
    setFocus(day);
    if (event.shiftKey && last !== undefined) return take({ from: last, to: day, isAdding: !isChosen(day) });
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrawn({ from: day, to: day, isAdding: !isChosen(day) });
  }

  function onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    if (!pen.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const under = document.elementFromPoint(clientX, clientY);
    const day = currentTarget.contains(under) ? dayOf(under) : undefined;
    if (day !== undefined && day !== pen.current.to) setDrawn({ ...pen.current, to: day });
  }

  function onPointerUp({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    if (pen.current && currentTarget.hasPointerCapture(pointerId)) take(pen.current);
  }

  const drawnDays = drawn && counted(drawn);
  return {
    ...{ month, focus, said, skipsOff, setSkipsOff, isChosen },
    turn: (months: number) => setMonth(addMonths(month, months)),
    onFocusDay: setFocus,
    /** The effect of the current drag on a day. */
    pendingOn: (day: string): "add" | "remove" | undefined => {
      if (!drawn || !drawnDays?.some(({ start, end }) => start <= day && day <= end)) return undefined;
      return drawn.isAdding ? "add" : "remove";
    },
    /** Props for the table. */
    surface: {
      ref: table,
      ...{ onKeyDown, onPointerDown, onPointerMove, onPointerUp },
      onPointerCancel: () => setDrawn(undefined),
    },
  };
}

function dayOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-day]")?.dataset.day : undefined;
}

function wordsOf(stretches: readonly DateRange[]): string {
  return stretches
    .map(({ start, end }) =>
      start === end ? dayText(start) : t("{start} to {end}", { start: dayText(start), end: dayText(end) }),
    )
    .join(", ");
}
