import { addDays, type CalendarDate, datesOf, rangesOf } from "../../dates/calendar-date.ts";
import type { Availability } from "../../dates/dates-string.ts";
import { isExterior } from "../model/day-night.ts";
import { type BoardChecker, createBoardChecker } from "./board-checker.ts";
import type { BoardContext } from "./board-context.ts";
import { moved } from "./board-edit.ts";
import {
  DAYS_AHEAD,
  isFreeOfNewFindings,
  MOST_DAYS_TO_NEW_DAY,
  movableScenes,
  type Replan,
  replanned,
} from "./replan.ts";
import { scenesOfDay } from "./schedule-of-board.ts";
import type { BoardDay, Stripboard } from "./stripboard.ts";

/** The context in which a role is not available on a date, such as an actor who is ill. */
function withoutRole(
  sheet: BoardContext,
  { days }: Stripboard,
  { castId, date }: { readonly castId: string; readonly date: CalendarDate },
): BoardContext {
  const dates = [date, ...days.map((day) => day.date)].sort();
  const whole = { start: dates[0]!, end: addDays(dates.at(-1)!, MOST_DAYS_TO_NEW_DAY) };
  return {
    ...sheet,
    cast: sheet.cast.map((party) =>
      party.id === castId ? { ...party, availability: withoutDate(party.availability, date, whole) } : party,
    ),
  };
}

function withoutDate(
  availability: Availability,
  date: CalendarDate,
  { start, end }: { readonly start: CalendarDate; readonly end: CalendarDate },
): Availability {
  if (availability.kind === "flexible") {
    const ranges = [
      { start, end: addDays(date, -1) },
      { start: addDays(date, 1), end },
    ].filter((range) => range.start <= range.end);
    return { kind: "days", days: ranges.flatMap(datesOf), dates: [], ranges };
  }
  const days = availability.days.filter((day) => day !== date);
  return {
    kind: "days",
    days,
    dates: availability.dates.filter((day) => day !== date),
    ranges: rangesOf(days.filter((day) => !availability.dates.includes(day))),
  };
}

/** A way to keep shooting: scenes of a day that cannot be shot go to another day, and others of that day replace them. */
export interface Cover {
  readonly board: Stripboard;
  readonly to: CalendarDate;
  readonly leaving: readonly string[];
  readonly coming: readonly string[];
}

/** How many ways are returned. */
const MAX_COVERS = 3;

/**
 * Ways to replace the exteriors of a rainy day by interiors of a later day with cast, locations and rest intact: no way
 * has a violation or a warning that the board did not have. The nearest come first; empty if there are none. Pinned
 * strips and locked days stay.
 */
export function coversForRain(board: Stripboard, checker: BoardChecker, date: CalendarDate): Cover[] {
  const isOutside = outsideOf(checker);
  return covers(board, checker, {
    date,
    isLeaving: isOutside,
    // As many interiors as the day has room for.
    coming: (day) =>
      movableScenes(day)
        .filter((id) => !isOutside(id))
        .map((_, at, all) => all.slice(0, all.length - at)),
  });
}

/**
 * Ways to shoot a day without an actor, who is ill: their scenes go to a later day, in exchange for as few of its scenes
 * as possible. As for rain, no way has a new violation or warning.
 */
export function coversForAbsence(
  board: Stripboard,
  sheet: BoardContext,
  { castId, date }: { readonly castId: string; readonly date: CalendarDate },
): Cover[] {
  const checker = createBoardChecker(withoutRole(sheet, board, { castId, date }));
  const plays = (id: string) => checker.stripOf(id)?.castIds.includes(castId) ?? false;
  return covers(board, checker, {
    date,
    isLeaving: plays,
    coming: (day) => {
      const others = movableScenes(day).filter((id) => !plays(id));
      return [[], ...others.map((_, at) => others.slice(0, at + 1))];
    },
  });
}

/** The rainy day with as many of its exteriors as possible on other days, and what is against the rest. */
export const replanForRain = (
  board: Stripboard,
  checker: BoardChecker,
  sheet: BoardContext,
  date: CalendarDate,
): Replan => replanned(board, checker, { date, isLeaving: outsideOf(checker), weekdays: sheet.weekdays });

/** The day with as many of the actor's scenes as possible on other days, and what is against the rest. */
export function replanForAbsence(
  board: Stripboard,
  sheet: BoardContext,
  { castId, date }: { readonly castId: string; readonly date: CalendarDate },
): Replan {
  const checker = createBoardChecker(withoutRole(sheet, board, { castId, date }));
  const isLeaving = (id: string) => checker.stripOf(id)?.castIds.includes(castId) ?? false;
  return replanned(board, checker, { date, isLeaving, weekdays: sheet.weekdays });
}

const outsideOf = (checker: BoardChecker) => (id: string) => isExterior(checker.stripOf(id)?.intExt ?? "");

interface Wanted {
  readonly date: CalendarDate;
  readonly isLeaving: (sceneId: string) => boolean;
  /** Scenes of another day that may come instead, the best choice first. */
  readonly coming: (day: BoardDay) => readonly (readonly string[])[];
}

function covers(board: Stripboard, checker: BoardChecker, { date, isLeaving, coming }: Wanted): Cover[] {
  const day = board.days.find((one) => one.date === date);
  const leaving = day ? scenesOfDay(day).filter(isLeaving) : [];
  if (leaving.length === 0) return [];
  const isClean = isFreeOfNewFindings(board, checker);
  const later = board.days.filter((one) => one.date > date && !one.locked).slice(0, DAYS_AHEAD);
  const found: Cover[] = [];
  for (const other of later) {
    if (found.length === MAX_COVERS) break;
    for (const some of coming(other)) {
      const after = exchanged(board, { date, scenes: leaving }, { date: other.date, scenes: some });
      if (!after || !isClean(after)) continue;
      found.push({ board: after, to: other.date, leaving, coming: some });
      break;
    }
  }
  return found;
}

/** Exchanges scenes of two days; undefined if something is pinned or locked. */
function exchanged(board: Stripboard, one: ScenesOfDay, other: ScenesOfDay): Stripboard | undefined {
  const away = moved(board, new Set(one.scenes), { on: other.date, after: lastOf(board, other.date) });
  if (away.kind === "refused") return undefined;
  const back = moved(away.board, new Set(other.scenes), { on: one.date, after: lastOf(away.board, one.date) });
  return back.kind === "done" ? back.board : undefined;
}

interface ScenesOfDay {
  readonly date: CalendarDate;
  readonly scenes: readonly string[];
}

const lastOf = ({ days }: Stripboard, date: CalendarDate) => days.find((day) => day.date === date)?.items.at(-1)?.id;
