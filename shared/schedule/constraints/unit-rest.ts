import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import type { ShootingDay } from "../model/schedule.ts";
import type { DayLimits, Party, SchedulingProblem, WorkElsewhere } from "../model/scheduling-problem.ts";
import { loadOfAll } from "../shooting-time/day-load.ts";
import { hoursText } from "../shooting-time/hours-text.ts";
import { turnaroundOf } from "../shooting-time/shooting-minutes.ts";
import type { HardConstraint, UnnamedViolation } from "./constraint.ts";
import { restAfter, restsAfterNight, skyOf } from "./turnaround.ts";

/**
 * Who works with one unit on a date and with another on the next has the rest that the company has between its own
 * days: no day exterior after a night exterior, and the requested turnaround. The hours are those of their own scenes,
 * with all units, because they need not wait for the others' scenes of either day.
 */
export const restBetweenUnits: HardConstraint = (schedule, { cast, limits }) => {
  const days = new Map(schedule.days.map((day) => [day.date, day]));
  return [...cast.values()].flatMap((person) =>
    (person.elsewhere ?? []).flatMap((work) => {
      const before = dayOf(days, person, addDays(work.date, -1));
      const after = dayOf(days, person, addDays(work.date, 1));
      return [
        ...(before ? beforeOther(person, before, work, limits) : []),
        ...(after ? afterOther(person, work, after, minutesOn(days, person, work.date, limits), limits) : []),
      ];
    }),
  );
};

type Days = ReadonlyMap<CalendarDate, ShootingDay>;

/** This unit's day with this person, reduced to their scenes; undefined if they do not work there. */
function dayOf(days: Days, { id }: Party, date: CalendarDate): ShootingDay | undefined {
  const strips = days.get(date)?.strips.filter(({ castIds }) => castIds.includes(id)) ?? [];
  return strips.length > 0 ? { date, strips } : undefined;
}

/** Minutes of someone's scenes on a date, with all units. */
function minutesOn(days: Days, person: Party, date: CalendarDate, limits: DayLimits | undefined): number {
  const own = dayOf(days, person, date)?.strips ?? [];
  const there = person.elsewhere?.filter((work) => work.date === date) ?? [];
  return there.reduce((sum, { minutes }) => sum + minutes, loadOfAll(own, limits).minutes);
}

const fix = () => t("Move one of the two to another date.");

function beforeOther(
  person: Party,
  own: ShootingDay,
  next: WorkElsewhere,
  limits: DayLimits | undefined,
): UnnamedViolation[] {
  const { name } = person;
  const [date, date2] = [shownDate(own.date), shownDate(next.date)];
  const dark = own.strips.find((strip) => skyOf(strip) === "dark");
  if (dark && next.skies.includes("light") && restsAfterNight(limits)) {
    const sentence = t(
      "{name} has the night exterior of scene {number} on {date}, right before a day exterior with {unit} on {date2}.",
      { name, date, number: sceneNumberText(dark.number), unit: next.unit, date2 },
    );
    return [{ date: own.date, sceneId: dark.sceneId, sentence, fix: fix() }];
  }
  const minutes = minutesOn(new Map([[own.date, own]]), person, own.date, limits);
  if (!isTooLong(minutes, own.strips.map(skyOf), next.skies, limits)) return [];
  const sentence = t(
    "{name}'s scenes on {date} take about {minutes}, which leaves {rest} before a call at the same hour with {unit} on {date2}, and the turnaround is {wanted}.",
    { name, date, date2, unit: next.unit, ...hoursOf(minutes, limits) },
  );
  return [{ date: own.date, sentence, fix: fix() }];
}

function afterOther(
  { name }: Party,
  before: WorkElsewhere,
  own: ShootingDay,
  minutes: number,
  limits: DayLimits | undefined,
): UnnamedViolation[] {
  const [date, date2] = [shownDate(before.date), shownDate(own.date)];
  const light = own.strips.find((strip) => skyOf(strip) === "light");
  if (light && before.skies.includes("dark") && restsAfterNight(limits)) {
    const sentence = t(
      "{name} has a night exterior with {unit} on {date}, right before the day exterior of scene {number} on {date2}.",
      { name, unit: before.unit, date, number: sceneNumberText(light.number), date2 },
    );
    return [{ date: own.date, sceneId: light.sceneId, sentence, fix: fix() }];
  }
  if (!isTooLong(minutes, before.skies, own.strips.map(skyOf), limits)) return [];
  const sentence = t(
    "{name}'s scenes with {unit} on {date} take about {minutes}, which leaves {rest} before a call at the same hour on {date2}, and the turnaround is {wanted}.",
    { name, unit: before.unit, date, date2, ...hoursOf(minutes, limits) },
  );
  return [{ date: own.date, sentence, fix: fix() }];
}

type Sky = ReturnType<typeof skyOf>;

/** Whether the minutes leave too little before the next day, unless that is a night after a day. */
function isTooLong(
  minutes: number,
  today: readonly Sky[],
  next: readonly Sky[],
  limits: SchedulingProblem["limits"],
): boolean {
  const isLater = !today.includes("dark") && next.length > 0 && next.every((sky) => sky === "dark");
  return !isLater && restAfter(minutes) < (turnaroundOf(limits) ?? 0);
}

function hoursOf(minutes: number, limits: DayLimits | undefined) {
  return {
    minutes: hoursText(minutes),
    rest: hoursText(restAfter(minutes)),
    wanted: hoursText(turnaroundOf(limits) ?? 0),
  };
}
