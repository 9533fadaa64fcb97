import { type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { isAvailable } from "../../dates/dates-string.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
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

/** A scene that cannot be scheduled, with the reason as text. It has no remedy when all entered dates are past. */
export interface ImpossibleScene {
  readonly sceneId: string;
  readonly number: string;
  readonly reason: string;
  readonly remedy: Remedy | undefined;
}

/** The scenes without a day on which location and cast are all free, in script order. */
export function impossibleScenes(production: SchedulingProblem): ImpossibleScene[] {
  return production.strips
    .filter((strip) => !hasDay(production, strip))
    .map((strip) => ({
      sceneId: strip.sceneId,
      number: strip.number,
      reason: strandedReason(production, strip),
      remedy: remedyFor(production, strip),
    }));
}

/** Whether a scene's location and all its cast are free on a date, working day or not. */
export function isPossibleOn(production: SchedulingProblem, strip: Strip, date: CalendarDate): boolean {
  return partiesOf(production, strip).every(({ availability }) => isAvailable(availability, date));
}

function hasDay(production: SchedulingProblem, strip: Strip): boolean {
  const parties = partiesOf(production, strip);
  if (parties.every(({ availability }) => availability.kind === "flexible")) return true;
  return daysInReach(production, parties).some((date) => isPossibleOn(production, strip, date));
}

/** Dates from the start on that any party is available and work is allowed. */
function daysInReach({ calendar }: SchedulingProblem, parties: readonly Party[]): CalendarDate[] {
  const named = new Set(parties.flatMap(({ availability }) => namedDates(availability, calendar)));
  const given = parties.flatMap(({ availability }) => (availability.kind === "days" ? availability.days : []));
  return [...new Set(given)]
    .filter((date) => date >= calendar.startDate && (isWorkingDay(calendar, date) || named.has(date)))
    .sort();
}

/** Costs of working on a day off; each party that would have to be free costs one. */
const [WEEKLY_DAY_OFF, CLOSED_DAY] = [1, 2];

/**
 * The day that the fewest parties miss and, among those, the one closest to their dates; or a day off on which everyone
 * is free, where that costs less.
 */
function remedyFor(production: SchedulingProblem, strip: Strip): Remedy | undefined {
  const { calendar } = production;
  const parties = partiesOf(production, strip);
  const worked = daysInReach(production, parties).map((date) => {
    const missing = parties.filter(({ availability }) => !isAvailable(availability, date));
    const away = missing.map((party) => distance(party, date)).reduce((sum, days) => sum + days, 0);
    return { date, missing, away, effort: missing.length };
  });
  const given = parties.flatMap(({ availability }) => (availability.kind === "days" ? availability.days : []));
  const off = given
    .filter((date) => date >= calendar.startDate && isPossibleOn(production, strip, date))
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
