import { addDays, type CalendarDate, datesOf, daysBetween } from "../../dates/calendar-date.ts";
import { isAvailable } from "../../dates/dates-string.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { allows, type DateLimit, dateLimitsOf } from "../constraints/date-limits.ts";
import { FARTHEST } from "../model/problem-from-preferences.ts";
import { partiesOf } from "../model/required-resources.ts";
import type { Strip } from "../model/schedule.ts";
import type { Party, SchedulingProblem } from "../model/scheduling-problem.ts";
import { isClosed, isWorkingDay, namedDates } from "../model/working-calendar.ts";
import { strandedReason } from "../solver/stranded-reason.ts";

/**
 * The smallest change that makes a scene possible: these would also have to be free on that date; no one when the date
 * is only a day off.
 */
export interface Remedy {
  readonly date: CalendarDate;
  readonly parties: readonly Pick<Party, "id" | "name">[];
  readonly sentence: string;
}

/**
 * A scene that cannot be scheduled, with the reason as text. It has no remedy when all entered dates, and those of its
 * episode, are past.
 */
export interface ImpossibleScene {
  readonly sceneId: string;
  readonly number: string;
  readonly reason: string;
  readonly remedy: Remedy | undefined;
}

/** A scene with what limits its date. */
interface Limited {
  readonly strip: Strip;
  readonly parties: readonly Party[];
  readonly limits: readonly DateLimit[];
  readonly isPossible: (date: CalendarDate) => boolean;
}

/** The scenes without a day on which location and cast are all free and their episode may be shot, in script order. */
export function impossibleScenes(production: SchedulingProblem): ImpossibleScene[] {
  const all = dateLimitsOf(production);
  const ofEpisodes = new Map<string, readonly CalendarDate[]>();
  const reachOf = (scene: Limited): readonly CalendarDate[] => {
    const { limits } = scene;
    const key = limits.map(({ sentence }) => sentence).join();
    const within = ofEpisodes.get(key) ?? workingDaysWithin(production, limits);
    ofEpisodes.set(key, within);
    return daysInReach(production, scene, within);
  };
  return production.strips
    .map((strip) => limited(production, strip, all))
    .map((scene) => ({ scene, reach: isFree(scene) ? undefined : reachOf(scene) }))
    .flatMap(({ scene, reach }) => {
      if (reach === undefined || reach.some(scene.isPossible)) return [];
      const { strip } = scene;
      const reason = strandedReason(production, strip);
      return [{ sceneId: strip.sceneId, number: strip.number, reason, remedy: remedyFor(production, scene, reach) }];
    });
}

/**
 * Tells whether, on a date, a scene's location and all its cast are free and its episode may be shot, working day or not.
 *
 * @param all the limits of the production's episodes
 */
export function possibleOn(
  production: SchedulingProblem,
  strip: Strip,
  all: readonly DateLimit[],
): (date: CalendarDate) => boolean {
  return limited(production, strip, all).isPossible;
}

function limited(production: SchedulingProblem, strip: Strip, all: readonly DateLimit[]): Limited {
  const parties = partiesOf(production, strip);
  const limits = all.filter((limit) => limit.has(strip.sceneId));
  const isPossible = (date: CalendarDate) =>
    limits.every((limit) => allows(limit, date)) &&
    parties.every(({ availability }) => isAvailable(availability, date));
  return { strip, parties, limits, isPossible };
}

const isFree = ({ parties, limits }: Limited): boolean =>
  limits.length === 0 && parties.every(({ availability }) => availability.kind === "flexible");

/** The working days from the start on that all limits allow; none without limits. */
function workingDaysWithin({ calendar }: SchedulingProblem, limits: readonly DateLimit[]): CalendarDate[] {
  if (limits.length === 0) return [];
  const [start, end] = [calendar.startDate, addDays(calendar.startDate, FARTHEST)];
  return datesOf({ start, end }).filter(
    (date) => limits.every((limit) => allows(limit, date)) && isWorkingDay(calendar, date),
  );
}

/** Dates from the start on that the episode may be shot or any party is available, and work is allowed. */
function daysInReach(
  { calendar }: SchedulingProblem,
  { parties, limits }: Limited,
  within: readonly CalendarDate[],
): CalendarDate[] {
  const named = new Set(parties.flatMap(({ availability }) => namedDates(availability, calendar)));
  const given = parties.flatMap(({ availability }) => (availability.kind === "days" ? availability.days : []));
  const worked = given.filter(
    (date) =>
      date >= calendar.startDate &&
      (isWorkingDay(calendar, date) || named.has(date)) &&
      limits.every((limit) => allows(limit, date)),
  );
  return [...new Set([...worked, ...within])].sort();
}

/** Costs of working on a day off; each party that would have to be free costs one. */
const [WEEKLY_DAY_OFF, CLOSED_DAY] = [1, 2];

/**
 * The day that the fewest parties miss and, among those, the one closest to their dates; or a day off on which everyone
 * is free, where that costs less.
 */
function remedyFor(
  { calendar }: SchedulingProblem,
  { parties, isPossible }: Limited,
  reach: readonly CalendarDate[],
): Remedy | undefined {
  const worked = reach.map((date) => {
    const missing = parties.filter(({ availability }) => !isAvailable(availability, date));
    const away = missing.map((party) => distance(party, date)).reduce((sum, days) => sum + days, 0);
    return { date, missing, away, effort: missing.length };
  });
  const given = parties.flatMap(({ availability }) => (availability.kind === "days" ? availability.days : []));
  const off = given
    .filter((date) => date >= calendar.startDate && isPossible(date))
    .map((date) => ({ date, missing: [], away: 0, effort: isClosed(calendar, date) ? CLOSED_DAY : WEEKLY_DAY_OFF }));
  const [best] = [...worked, ...off].sort(
    (one, other) => one.effort - other.effort || one.away - other.away || daysBetween(other.date, one.date),
  );
  return (
    best && {
      date: best.date,
      parties: best.missing.map(({ id, name }) => ({ id, name })),
      sentence: remedyText(shownDate(best.date), best.missing),
    }
  );
}

function remedyText(date: string, missing: readonly Party[]): string {
  const names = missing.map(({ name }) => name);
  if (names.length === 0) return t("It could be shot on {date} if that day off were worked.", { date });
  const who =
    names.length > 1 ? t("{items} and {last}", { items: names.slice(0, -1).join(", "), last: names.at(-1) }) : names[0];
  return t("It could be shot on {date} if {who} were available that day.", { date, who });
}

/** Days between a date and a party's nearest available date. */
function distance({ availability }: Party, date: CalendarDate): number {
  if (availability.kind === "flexible") return 0;
  return Math.min(...availability.days.map((day) => Math.abs(daysBetween(day, date))));
}
