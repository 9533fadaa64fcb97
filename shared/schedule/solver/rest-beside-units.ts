import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { minutesFor } from "../constraints/minor-minutes.ts";
import { mostBeforeWork, restsAfterNight, skyOf } from "../constraints/turnaround.ts";
import type { Strip } from "../model/schedule.ts";
import type { Party, SchedulingProblem } from "../model/scheduling-problem.ts";
import { NO_HOURS_LIMIT } from "../optimise/instance/instance.ts";

type Production = Pick<SchedulingProblem, "cast" | "limits" | "calendar">;

/**
 * The dates on which a scene cannot be shot, because its cast works with another unit on the date before or after and
 * would lack rest. Where the rest also depends on other scenes of this unit, the date is left open, so that every valid
 * schedule remains.
 */
export function closedDates({ cast, limits }: Production, strip: Strip): Set<CalendarDate> {
  const sky = skyOf(strip);
  const rests = restsAfterNight(limits);
  const most = mostBeforeWork(limits) ?? Number.POSITIVE_INFINITY;
  const works = strip.castIds.flatMap((castId) => cast.get(castId)?.elsewhere ?? []);
  return new Set(
    works.flatMap(({ date, skies, minutes }) => {
      const isNight = skies.includes("dark");
      const lacksTurnaround = minutes > most && (isNight || sky !== "dark");
      return [
        ...(lacksTurnaround || (rests && isNight && sky === "light") ? [addDays(date, 1)] : []),
        ...(rests && sky === "dark" && skies.includes("light") ? [addDays(date, -1)] : []),
      ];
    }),
  );
}

/** The most minutes that someone may work on each date; null if nothing limits them. */
export function minutesByDate(production: Production, party: Party | undefined, dates: readonly CalendarDate[]) {
  const { limits, calendar } = production;
  const { minor, elsewhere = [] } = party ?? {};
  const beforeWork = mostBeforeWork(limits);
  if (!minor && (elsewhere.length === 0 || beforeWork === null)) return null;
  const there = Map.groupBy(elsewhere, ({ date }) => date);
  const most = dates.map((date) => {
    const byAge = minor ? minutesFor(minor, calendar, date) : NO_HOURS_LIMIT;
    const next = there.get(addDays(date, 1)) ?? [];
    // A night with the other unit begins late enough after a day.
    const isBeforeWork = next.some(({ skies }) => !skies.every((sky) => sky === "dark") || skies.length === 0);
    const legal = isBeforeWork ? Math.min(byAge, beforeWork ?? byAge) : byAge;
    if (legal === NO_HOURS_LIMIT) return legal;
    return (there.get(date) ?? []).reduce((left, { minutes }) => Math.max(0, left - minutes), legal);
  });
  return most.some((minutes) => minutes < NO_HOURS_LIMIT) ? most : null;
}
