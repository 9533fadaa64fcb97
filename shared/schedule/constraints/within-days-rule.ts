import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import type { Schedule } from "../model/schedule.ts";
import type { Party } from "../model/scheduling-problem.ts";
import type { HardConstraint, UnnamedViolation } from "./constraint.ts";

/** Each person's work with all units fits within the calendar days agreed for it. */
export const castWithinDays: HardConstraint = (schedule, { cast }) =>
  [...cast.values()].flatMap((party) => outside(schedule, party));

/** The scenes outside the days that have most of them. More days of work with other units are not these scenes' fault. */
function outside({ days }: Schedule, { id, name, withinDays, elsewhere = [] }: Party): UnnamedViolation[] {
  if (withinDays === undefined) return [];
  const works = days.flatMap(({ date, strips }) =>
    strips.flatMap((strip) => (strip.castIds.includes(id) ? [{ date, strip }] : [])),
  );
  const there = elsewhere.map(({ date }) => date).toSorted();
  const [first, last] = [there[0], there.at(-1)];
  const most = first === undefined || last === undefined ? withinDays : Math.max(withinDays, lengthOf(first, last));
  const dates = [...works.map(({ date }) => date), ...there].toSorted();
  if (dates.length === 0 || lengthOf(dates[0]!, dates.at(-1)!) <= most) return [];
  const starts = [...dates, ...dates.map((date) => addDays(date, 1 - most))].filter((start) =>
    there.every((date) => isWithin(date, start, most)),
  );
  const kept = (start: CalendarDate) => works.filter(({ date }) => isWithin(date, start, most)).length;
  const start = starts.reduce((best, one) => (kept(one) > kept(best) ? one : best));
  return works
    .filter(({ date }) => !isWithin(date, start, most))
    .map(({ date, strip }) => ({
      ...{ date, sceneId: strip.sceneId, span: id },
      sentence: t(
        "Scene {number} is on {date}, but the work of {name} must fit within {count, plural, one {# day} other {# days}}. It runs from {from} to {until}.",
        {
          ...{ number: sceneNumberText(strip.number), date: shownDate(date), name, count: most },
          ...{ from: shownDate(dates[0]!), until: shownDate(dates.at(-1)!) },
        },
      ),
    }));
}

/** Calendar days from one date to another, both included. */
const lengthOf = (first: CalendarDate, last: CalendarDate): number => daysBetween(first, last) + 1;

const isWithin = (date: CalendarDate, start: CalendarDate, days: number): boolean =>
  date >= start && date < addDays(start, days);
