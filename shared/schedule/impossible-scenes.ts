import { type CalendarDate, daysBetween } from "../roster/calendar-date.ts";
import { dateText, isAvailable } from "../roster/dates.ts";
import { partiesOf } from "./board.ts";
import type { Party, Production } from "./production.ts";
import { strandedReason } from "./reasons.ts";
import type { Strip } from "./schedule.ts";
import { isWorkingDay, namedDates } from "./working-calendar.ts";

/** The least that would give a scene a day: these would have to be free on that date, too. */
export interface Remedy {
  readonly date: CalendarDate;
  readonly parties: readonly Pick<Party, "id" | "name">[];
  readonly sentence: string;
}

/** A scene that has no day, with the reason in words. There is no remedy when all dates that anyone gives are past. */
export interface ImpossibleScene {
  readonly sceneId: string;
  readonly number: string;
  readonly reason: string;
  readonly remedy: Remedy | undefined;
}

/** The scenes for which no day is left on which their location and all of their cast are free, in script order. */
export function impossibleScenes(production: Production): ImpossibleScene[] {
  return production.strips
    .filter((strip) => !hasDay(production, strip))
    .map((strip) => ({
      sceneId: strip.sceneId,
      number: strip.number,
      reason: strandedReason(production, strip),
      remedy: remedyFor(production, strip),
    }));
}

/** Whether a scene's location and all of its cast are free on a date, be it a working day or not. */
export function isPossibleOn(production: Production, strip: Strip, date: CalendarDate): boolean {
  return partiesOf(production, strip).every(({ availability }) => isAvailable(availability, date));
}

function hasDay(production: Production, strip: Strip): boolean {
  const parties = partiesOf(production, strip);
  if (parties.every(({ availability }) => availability.kind === "flexible")) return true;
  return daysInReach(production, parties).some((date) => isPossibleOn(production, strip, date));
}

/** The dates from the start on that any of the parties gives and on which work may be done. */
function daysInReach({ calendar }: Production, parties: readonly Party[]): CalendarDate[] {
  const named = new Set(parties.flatMap(({ availability }) => namedDates(availability, calendar)));
  const given = parties.flatMap(({ availability }) => (availability.kind === "days" ? availability.days : []));
  return [...new Set(given)]
    .filter((date) => date >= calendar.startDate && (isWorkingDay(calendar, date) || named.has(date)))
    .sort();
}

/** The day that the fewest miss, and of those the one that lies nearest to the dates that they gave. */
function remedyFor(production: Production, strip: Strip): Remedy | undefined {
  const parties = partiesOf(production, strip);
  const [best] = daysInReach(production, parties)
    .map((date) => {
      const missing = parties.filter(({ availability }) => !isAvailable(availability, date));
      const away = missing.map((party) => distance(party, date)).reduce((sum, days) => sum + days, 0);
      return { date, missing, away };
    })
    .sort((one, other) => one.missing.length - other.missing.length || one.away - other.away);
  if (!best) return undefined;
  const names = best.missing.map(({ name }) => name);
  const whom = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)} were` : `${names[0]} were`;
  return {
    date: best.date,
    parties: best.missing.map(({ id, name }) => ({ id, name })),
    sentence: `It could be shot on ${dateText(best.date)} if ${whom} free that day.`,
  };
}

/** How many days a date lies from the nearest that a party gives. */
function distance({ availability }: Party, date: CalendarDate): number {
  if (availability.kind === "flexible") return 0;
  return Math.min(...availability.days.map((day) => Math.abs(daysBetween(day, date))));
}
