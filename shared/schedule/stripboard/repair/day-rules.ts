import { addDays } from "../../../dates/calendar-date.ts";
import { HARD_CONSTRAINTS } from "../../constraints/hard-constraints.ts";
import type { Schedule, Strip } from "../../model/schedule.ts";
import { placeFor } from "./repair-moves.ts";
import type { repairProblem } from "./repair-problem.ts";

/** Violations caused by too many scenes on one day; removing scenes never causes new ones. Scenes are in order. */
const DAY_RULES = [
  HARD_CONSTRAINTS.atMostPagesPerDay,
  HARD_CONSTRAINTS.atMostMinutesPerDay,
  HARD_CONSTRAINTS.atMostLocationsPerDay,
  HARD_CONSTRAINTS.dayAndNightApart,
  HARD_CONSTRAINTS.hoursKept,
  HARD_CONSTRAINTS.partsInOrder,
  HARD_CONSTRAINTS.restBetweenUnits,
];

/** The rules of single days and of neighbouring days, for assignments of the scenes to days by index. */
export function dayRules({ days, strips, homes, fixed, room, production }: ReturnType<typeof repairProblem>) {
  const indexOf = new Map(strips.map((strip, at) => [strip, at]));
  return { nextDayOf, holdsTooMuch, leavesTooLittleRest, isTooMuch };

  /** Index of the next calendar day, or -1. */
  function nextDayOf(day: number): number {
    return days[day + 1] === addDays(days[day] ?? "", 1) ? day + 1 : -1;
  }

  /** Whether a day violates a limit and some of its scenes can move. */
  function holdsTooMuch(day: number, seats: readonly number[]): boolean {
    const alone = scheduleOf([day], seats);
    return alone !== undefined && DAY_RULES.some((rule) => rule(alone, production).length > 0);
  }

  /** Whether a day is too long for work on the next day, and some scene of the two can move. */
  function leavesTooLittleRest(day: number, seats: readonly number[]): boolean {
    const pair = nextDayOf(day) < 0 ? undefined : scheduleOf([day, nextDayOf(day)], seats);
    return pair !== undefined && HARD_CONSTRAINTS.turnaroundKept(pair, production).length > 0;
  }

  /** Whether these scenes violate a limit together on a day. */
  function isTooMuch(day: number, there: readonly Strip[]): boolean {
    const alone = scheduleWith([{ date: days[day]!, strips: inOrderOn(day, there) }]);
    return there.length > room[day]! || DAY_RULES.some((rule) => rule(alone, production).length > 0);
  }

  /** A schedule of only these days; undefined when none of their scenes can move. */
  function scheduleOf(those: readonly number[], seats: readonly number[]): Schedule | undefined {
    if (strips.every((_, at) => fixed[at] || !those.includes(seats[at]!))) return undefined;
    return scheduleWith(
      those.map((day) => ({
        date: days[day]!,
        strips: inOrderOn(
          day,
          strips.filter((_, at) => seats[at] === day),
        ),
      })),
    );
  }

  function scheduleWith(shot: Schedule["days"]): Schedule {
    const { name, location, scenesPerDay } = production;
    return { name, location, scenesPerDay, days: shot };
  }

  /** The scenes of a day in the order in which `withMoves` would have them. */
  function inOrderOn(day: number, those: readonly Strip[]): Strip[] {
    const ordered = those.toSorted((one, other) => indexOf.get(one)! - indexOf.get(other)!);
    const isHome = (strip: Strip) => homes[indexOf.get(strip)!] === day;
    const come = ordered.filter((strip) => !isHome(strip));
    const stay = ordered.filter(isHome);
    return come.reduce((there, strip) => there.toSpliced(placeFor(strip, there, production), 0, strip), stay);
  }
}
