import { addDays, type CalendarDate, datesOf } from "../../dates/calendar-date.ts";
import { dateLimitsOf } from "../constraints/date-limits.ts";
import { mostBeforeWork, skyOf } from "../constraints/turnaround.ts";
import { dayMinutes } from "../model/company-moves.ts";
import { siteKey } from "../model/location-key.ts";
import { FARTHEST } from "../model/problem-from-preferences.ts";
import { partiesOf } from "../model/required-resources.ts";
import { NO_SCENE_CONSTRAINTS } from "../model/scene-constraint-sets.ts";
import { partOrders, sceneOfStrip } from "../model/scene-parts.ts";
import type { Strip } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import { isWorkingDay, type WorkingCalendar } from "../model/working-calendar.ts";
import { loadOf, loadOfAll } from "../shooting-time/day-load.ts";

/** Days that the search may use beyond those that suffice, as a factor. */
const SLACK = 1.5;

/**
 * Number of working days from the start that always suffices for scenes that can be shot on any day. A scene bound to
 * dates uses up a day and, by its night or daylight, the adjacent days. On the remaining days, the other scenes can be
 * shot in order of light. The dates on which other units have someone, and the dates before and after, may be closed or
 * short, and as many days more replace them. Scenes whose episode is not shot before a date have all these days after
 * it; scenes with a last date are bound to the dates until then. Episodes in an order are shot one after the other, the
 * later ones after all dates of the earlier ones.
 */
export function enoughWorkingDays(production: SchedulingProblem): number {
  const { strips, ties = NO_SCENE_CONSTRAINTS } = production;
  const apart =
    [...ties.orders, ...partOrders(strips)].reduce((sum, { days }) => sum + days, 0) + ties.lockedDays.length;
  // Work within some days can leave others unused before and after it.
  const together = strips.filter(({ castIds }) =>
    castIds.some((castId) => production.cast.get(castId)?.withinDays !== undefined),
  ).length;
  const isBound = (strip: Strip) =>
    partiesOf(production, strip).some(({ availability }) => availability.kind === "days");
  const busy = new Set(
    strips.flatMap((strip) =>
      partiesOf(production, strip).flatMap(({ busy: those = [], elsewhere = [] }) => [
        ...those.map(({ date }) => date),
        ...elsewhere.flatMap(({ date }) => [addDays(date, -1), date, addDays(date, 1)]),
      ]),
    ),
  ).size;
  const { before, bound } = daysOfEpisodes(production);
  const { waiting, filled } = daysInOrder(production);
  const free = Math.ceil(SLACK * filled) + 4 + apart + 2 * together;
  return (
    Math.max(before, waiting, daysUntilWorkTogether(production)) +
    bound +
    busy +
    3 * strips.filter(isBound).length +
    free
  );
}

/** Working days until the last date of an episode that others come after, and days filled, each episode on its own. */
function daysInOrder(production: SchedulingProblem): { waiting: number; filled: number } {
  const { calendar, strips, episodeOrder = [] } = production;
  if (episodeOrder.length === 0) return { waiting: 0, filled: daysFilled(production) };
  const numberOf = new Map(episodeOrder.flatMap(({ number, sceneIds }) => sceneIds.map((id) => [id, number] as const)));
  const groups = Map.groupBy(strips, ({ sceneId }) => numberOf.get(sceneOfStrip(sceneId)));
  const filled = [...groups.values()].map((those) => daysFilled({ ...production, strips: those }));
  const earlier = episodeOrder.flatMap(({ after }) => (after === undefined ? [] : (groups.get(after) ?? [])));
  const lasts = earlier.flatMap((strip) => lastDate(production, strip));
  const latest = lasts.toSorted().at(-1);
  return {
    waiting: latest === undefined ? 0 : workingDays(calendar, calendar.startDate, latest) + 2,
    filled: filled.reduce((sum, days) => sum + days + 2, 0),
  };
}

/** Working days until all work of those whose work is within some days can be over, by its last date that is given. */
function daysUntilWorkTogether(production: SchedulingProblem): number {
  const { calendar, strips, cast } = production;
  const ends = [...cast.values()].flatMap(({ id, withinDays, elsewhere = [] }) => {
    if (withinDays === undefined) return [];
    const works = strips.filter(({ castIds }) => castIds.includes(id));
    const dates = [...elsewhere.map(({ date }) => date), ...works.flatMap((strip) => lastDate(production, strip))];
    const last = dates.toSorted().at(-1);
    return works.length === 0 || last === undefined ? [] : [addDays(last, withinDays)];
  });
  const end = ends.toSorted().at(-1);
  return end === undefined ? 0 : workingDays(calendar, calendar.startDate, end);
}

/** The date to which a scene is pinned, or the last one on which its location and cast are available, if they have dates. */
function lastDate(production: SchedulingProblem, strip: Strip): CalendarDate[] {
  const pinned = production.ties?.pins.find(({ sceneId }) => sceneId === strip.sceneId);
  if (pinned) return [pinned.date];
  const ends = partiesOf(production, strip).flatMap(({ availability }) =>
    availability.kind === "days" ? (availability.days.at(-1) ?? []) : [],
  );
  return ends.toSorted().slice(0, 1);
}

/** Working days before the last block of an episode starts, and days that scenes with a last date may use up. */
function daysOfEpisodes(production: SchedulingProblem): { before: number; bound: number } {
  const { calendar, strips } = production;
  const limits = dateLimitsOf(production)
    .map(({ has, ...limit }) => ({ ...limit, count: strips.filter(({ sceneId }) => has(sceneId)).length }))
    .filter(({ count }) => count > 0);
  const [lastStart] = limits
    .flatMap(({ from }) => from ?? [])
    .toSorted()
    .reverse();
  const { startDate } = calendar;
  const bound = limits.map(({ from = startDate, until, count }) =>
    until === undefined ? 0 : Math.min(3 * count, workingDays(calendar, from, until) + 2),
  );
  return {
    before: lastStart === undefined ? 0 : workingDays(calendar, startDate, addDays(lastStart, -1)),
    bound: bound.reduce((sum, days) => sum + days, 0),
  };
}

/** Working days of a range, from the start of the calendar on. */
function workingDays(calendar: WorkingCalendar, from: CalendarDate, until: CalendarDate): number {
  const { startDate } = calendar;
  const [start, end] = [from < startDate ? startDate : from, addDays(startDate, FARTHEST)];
  const last = until < end ? until : end;
  return start > last ? 0 : datesOf({ start, end: last }).filter((date) => isWorkingDay(calendar, date)).length;
}

/**
 * Days filled when the scenes are shot in order of light, each on the current day as long as that has space: by scenes,
 * pages, minutes and locations. A scene with a minor may need a day alone, and so may one that leaves no turnaround,
 * with a day of rest.
 */
function daysFilled(production: SchedulingProblem): number {
  const { strips, scenesPerDay, cast, limits = {} } = production;
  const beforeWork = mostBeforeWork(limits) ?? Number.POSITIVE_INFINITY;
  const mostEighths = limits.eighthsPerDay ?? Number.POSITIVE_INFINITY;
  const mostMinutes = Math.min(limits.minutesPerDay ?? Number.POSITIVE_INFINITY, beforeWork);
  const mostPlaces = limits.locationsPerDay ?? Number.POSITIVE_INFINITY;
  const alone = strips.filter(
    (strip) => loadOf(strip, limits).minutes > beforeWork || strip.castIds.some((castId) => cast.get(castId)?.minor),
  );
  const isAlone = new Set(alone);
  const rest = strips.filter((strip) => !isAlone.has(strip));
  let days = 2 * alone.length;
  for (const sky of ["light", "either", "dark"]) {
    let day: readonly Strip[] = [];
    for (const strip of rest.filter((one) => skyOf(one) === sky)) {
      const longer = [...day, strip];
      const { eighths } = loadOfAll(longer, limits);
      const minutes = dayMinutes(production, longer);
      const places = new Set(longer.map((one) => siteKey(production, one))).size;
      const fits =
        longer.length <= scenesPerDay && eighths <= mostEighths && minutes <= mostMinutes && places <= mostPlaces;
      if (day.length === 0 || !fits) days++;
      day = fits ? longer : [strip];
    }
  }
  return days;
}
