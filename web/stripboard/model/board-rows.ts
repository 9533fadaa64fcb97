import type { CalendarDate } from "../../../shared/dates/calendar-date.ts";
import type { WorkingCalendar } from "../../../shared/schedule/model/working-calendar.ts";
import { HOURS_PER_DAY, shootingMinutesIn } from "../../../shared/schedule/shooting-time/shooting-minutes.ts";
import type { BoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { BoardPosition } from "../../../shared/schedule/stripboard/board-position.ts";
import { type DayGap, dayGap } from "../../../shared/schedule/stripboard/day-gap.ts";
import type { DayFacts } from "../../../shared/schedule/stripboard/day-summary.ts";
import { dayFacts } from "../../../shared/schedule/stripboard/day-summary.ts";
import type { BoardDay, BoardItem, Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { type BoardFilter, isFiltering, isWanted } from "./board-filter.ts";
import type { Lane } from "./unit-lanes.ts";

/** A row of a board list: a day break, a strip or a banner; `top` and `height` in px. */
export type BoardRow = { readonly key: string; readonly top: number; readonly height: number } & (
  | {
      readonly kind: "day";
      readonly day: BoardDay;
      readonly number: number | undefined;
      readonly facts: DayFacts;
      /** Shooting minutes of the day. */
      readonly room: number;
      /** The gap between this day and the previous one, shown above it in the same row. */
      readonly gap: DayGap | undefined;
      /** What the other units shoot on its date, shown below it in the same row; heights in px. */
      readonly lanes: readonly (Lane & { readonly height: number })[];
    }
  | { readonly kind: "item"; readonly item: BoardItem; readonly on: BoardPosition["on"] }
);

/** Height of each kind of row, in px. */
export interface RowHeights {
  readonly day: number;
  /** Additional height of a day break after days off or at the start of a week. */
  readonly gap: number;
  /** Additional height for each other unit that shoots on the date. */
  readonly lane: number;
  /** Additional height for each other unit that does not, but can take strips. */
  readonly emptyLane: number;
  readonly scene: number;
  readonly banner: number;
}

export const dayKey = (date: CalendarDate) => `day:${date}`;

/** The date of a day break's key; undefined for strips and banners. */
export const dateOfKey = (key: string | undefined) => (key?.startsWith("day:") ? key.slice(4) : undefined);

type Looked = Pick<BoardChecker, "stripOf" | "placeOf" | "lengthOf">;

/** Rows of the days. With a filter, days without a match are omitted. */
export function dayRows(
  board: Stripboard,
  checker: Looked,
  filter: BoardFilter,
  {
    heights,
    calendar = {},
    room = shootingMinutesIn(HOURS_PER_DAY),
    lanesOf = () => [],
  }: {
    readonly heights: RowHeights;
    readonly calendar?: Pick<WorkingCalendar, "holidays" | "daysOff">;
    /** Shooting minutes of a day. */
    readonly room?: number | undefined;
    /** What the other units shoot on the date of a day. */
    readonly lanesOf?: (day: BoardDay) => readonly Lane[];
  },
): BoardRow[] {
  const rows: BoardRow[] = [];
  const isOn = isFiltering(filter);
  let [top, number] = [0, 0];
  for (const [at, day] of board.days.entries()) {
    const facts = dayFacts(day, checker);
    if (facts.scenes > 0) number++;
    const shown = isOn ? day.items.filter(({ id }) => isLookedFor(id, checker, filter)) : day.items;
    if (isOn && shown.length === 0) continue;
    const { date } = day;
    const before = board.days[at - 1]?.date;
    const gap = before === undefined || isOn ? undefined : dayGap(board.days[0]!.date, before, date, calendar);
    const lanes = lanesOf(day).map((lane) => ({
      ...lane,
      height: lane.strips.length > 0 ? heights.lane : heights.emptyLane,
    }));
    const dayHeight = heights.day + (gap ? heights.gap : 0) + totalHeight(lanes);
    rows.push({
      ...{ kind: "day", key: dayKey(date), top, height: dayHeight, day, facts, room, gap, lanes },
      number: facts.scenes > 0 ? number : undefined,
    });
    top += dayHeight;
    for (const item of shown) {
      const height = heights[item.kind];
      rows.push({ kind: "item", key: item.id, top, height, item, on: date });
      top += height;
    }
  }
  return rows;
}

const totalHeight = (parts: readonly { readonly height: number }[]) =>
  parts.reduce((sum, { height }) => sum + height, 0);

/** Rows of the boneyard. */
export function boneyardRows(board: Stripboard, checker: Looked, filter: BoardFilter, heights: RowHeights): BoardRow[] {
  return board.boneyard
    .filter((id) => !isFiltering(filter) || isLookedFor(id, checker, filter))
    .map((id, at) => ({
      ...{ kind: "item", key: id, on: "boneyard", top: at * heights.scene, height: heights.scene },
      item: { kind: "scene", id, pinned: false },
    }));
}

function isLookedFor(id: string, checker: Looked, filter: BoardFilter): boolean {
  const strip = checker.stripOf(id);
  return strip !== undefined && isWanted(strip, filter);
}

/** The position directly below a row; at the top without one. */
export function placeBelow(row: BoardRow | undefined): BoardPosition {
  if (!row) return { on: "boneyard" };
  return row.kind === "day" ? { on: row.day.date } : { on: row.on, after: row.key };
}

/**
 * Indices (first, and last exclusive) of the rows visible between `from` and `to` (px), with some more on both sides.
 */
export function rowsInSight(rows: readonly BoardRow[], from: number, to: number): [first: number, last: number] {
  const MORE = 8;
  return [Math.max(0, rowAt(rows, from) - MORE), Math.min(rows.length, rowAt(rows, to) + 1 + MORE)];
}

/** The row at a vertical position; the last one below all rows. */
function rowAt(rows: readonly BoardRow[], y: number): number {
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rows[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The row below which a drop at a vertical position goes; -1 is above all rows. */
export function gapAt(rows: readonly BoardRow[], y: number): number {
  if (rows.length === 0) return -1;
  const at = rowAt(rows, y);
  const { top, height } = rows[at]!;
  return y < top + height / 2 ? at - 1 : at;
}

/** The other unit, by id, whose lane is at a vertical position, with the row of its day. */
export function laneAt(
  rows: readonly BoardRow[],
  y: number,
): { readonly row: number; readonly unit: string } | undefined {
  const at = rowAt(rows, y);
  const row = rows[at];
  if (row?.kind !== "day") return undefined;
  let bottom = row.top + row.height;
  for (const lane of row.lanes.toReversed()) {
    const top = bottom - lane.height;
    if (y >= top) return y < bottom ? { row: at, unit: lane.id } : undefined;
    bottom = top;
  }
  return undefined;
}

export const heightOf = (rows: readonly BoardRow[]) => {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
};
