import { textFromEighths } from "../../breakdown/model/page-count.ts";
import type { CalendarDate } from "../../dates/calendar-date.ts";
import { availabilityText, isAvailable } from "../../dates/dates-string.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { dayLength, dayMinutes } from "../model/company-moves.ts";
import { siteKey } from "../model/location-key.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import type { Schedule, ShootingDay, Strip } from "../model/schedule.ts";
import type { Party } from "../model/scheduling-problem.ts";
import { isClosed, isWorkingDay, namedDates } from "../model/working-calendar.ts";
import { loadOfAll } from "../shooting-time/day-load.ts";
import { hoursText } from "../shooting-time/hours-text.ts";
import type { HardConstraint, UnnamedViolation } from "./constraint.ts";
import { episodeOrderKept } from "./episode-order-rule.ts";
import { episodeDatesKept } from "./episode-rules.ts";
import { noDayRightAfterNight, turnaroundKept } from "./rest-rules.ts";
import {
  hoursKept,
  lockedDaysKept,
  partsInOrder,
  pinsKept,
  precedencesKept,
  togetherKept,
} from "./scene-constraint-rules.ts";
import { skyOf } from "./turnaround.ts";
import { restBetweenUnits } from "./unit-rest.ts";
import { castInOneUnit, locationInOneUnit, sceneInOneUnit } from "./unit-rules.ts";
import { castWithinDays } from "./within-days-rule.ts";

/** A violation with the name of the hard constraint. */
export interface Violation extends UnnamedViolation {
  readonly rule: RuleName;
}

/** Every scene of the problem is scheduled exactly once. */
const everySceneOnce: HardConstraint = ({ days }, { strips }) => {
  const times = new Map<string, number>();
  for (const { sceneId } of days.flatMap((day) => day.strips)) times.set(sceneId, (times.get(sceneId) ?? 0) + 1);
  const missing = strips
    .filter(({ sceneId }) => !times.has(sceneId))
    .map(({ sceneId, number }) => ({
      sceneId,
      sentence: t("Scene {number} is not scheduled.", { number: sceneNumberText(number) }),
    }));
  const known = new Map(strips.map((strip) => [strip.sceneId, strip.number]));
  const surplus = [...times].flatMap(([sceneId, count]) => {
    const number = known.get(sceneId);
    if (number === undefined)
      return [{ sceneId, sentence: t('A scene ("{sceneId}") is not part of this production.', { sceneId }) }];
    return count > 1
      ? [
          {
            sceneId,
            sentence: t("Scene {number} is on the schedule {count} times.", { number: sceneNumberText(number), count }),
          },
        ]
      : [];
  });
  return [...missing, ...surplus];
};

/** The dates of the days are strictly ascending. */
const daysInOrder: HardConstraint = ({ days }) =>
  days.slice(1).flatMap((day, index) => {
    const before = days[index]?.date ?? "";
    if (before < day.date) return [];
    return [
      {
        date: day.date,
        sentence: t("{date} comes after {before}.", { date: shownDate(day.date), before: shownDate(before) }),
      },
    ];
  });

/** The location of each scene is available on its day. */
const locationAvailable: HardConstraint = (schedule, { places }) =>
  eachStrip(schedule, (strip, { date }) => absent([places.get(strip.sceneId)], strip, date));

/** The cast of each scene is available on its day. */
const castAvailable: HardConstraint = (schedule, { cast }) =>
  eachStrip(schedule, (strip, { date }) =>
    absent(
      strip.castIds.map((castId) => cast.get(castId)),
      strip,
      date,
    ),
  );

/** No day exceeds the maximum number of scenes. */
const atMostScenesPerDay: HardConstraint = ({ days }, { scenesPerDay }) =>
  days
    .filter(({ strips }) => strips.length > scenesPerDay)
    .map(({ date, strips }) => ({
      date,
      sentence: t("{date} has {count} scenes; the limit is {scenesPerDay}.", {
        date: shownDate(date),
        count: strips.length,
        scenesPerDay,
      }),
    }));

/** No day exceeds the maximum number of pages, except for a single longer scene. */
const atMostPagesPerDay: HardConstraint = ({ days }, { limits }) =>
  days.flatMap(({ date, strips }) => {
    const most = limits?.eighthsPerDay;
    if (most === undefined || loadOfAll(strips, limits).eighths <= most) return [];
    const eighths = strips.reduce((sum, strip) => sum + strip.eighths, 0);
    const sentence = t("{date} has {eighths} pages; the limit is {most}.", {
      date: shownDate(date),
      eighths: textFromEighths(eighths),
      most: textFromEighths(most),
    });
    return [{ date, sentence }];
  });

/** No day takes more shooting time, with its company moves, than it has, except for a single longer scene. */
const atMostMinutesPerDay: HardConstraint = ({ days }, production) =>
  days.flatMap(({ date, strips }) => {
    const { minutesPerDay: most, moveMinutes = 0 } = production.limits ?? {};
    if (most === undefined || dayMinutes(production, strips) <= most) return [];
    const { minutes, moves } = dayLength(production, strips);
    const values = { date: shownDate(date), minutes: hoursText(minutes), most: hoursText(most) };
    const sentence =
      moves > 0 && moveMinutes > 0
        ? t(
            "{date} takes about {minutes} to shoot with {moves, plural, one {a company move} other {# company moves}}; the day has {most}.",
            { ...values, moves },
          )
        : t("{date} takes about {minutes} to shoot; the day has {most}.", values);
    return [{ date, sentence }];
  });

/** No day exceeds the maximum number of locations. */
const atMostLocationsPerDay: HardConstraint = ({ days }, production) =>
  days.flatMap(({ date, strips }) => {
    const most = production.limits?.locationsPerDay;
    const locations = new Set(strips.map((strip) => siteKey(production, strip))).size;
    if (most === undefined || locations <= most) return [];
    return [
      {
        date,
        sentence: t("{date} has {locations} locations; the limit is {most}.", {
          date: shownDate(date),
          locations,
          most,
        }),
      },
    ];
  });

/**
 * Only pinned scenes are shot before the start. Holidays, production days off, and days off that no one involved has
 * entered explicitly are not shoot days, except for pinned scenes.
 */
const onShootableDays: HardConstraint = ({ days }, { calendar, places, cast, ties }) =>
  days.flatMap(({ date, strips }) => {
    const isPinned = ({ sceneId }: Strip) => ties?.pins.some((pin) => pin.sceneId === sceneId && pin.date === date);
    if (strips.every(isPinned)) return [];
    if (date < calendar.startDate) {
      return [
        {
          date,
          sentence: t("{date} is before the start on {startDate}.", {
            date: shownDate(date),
            startDate: shownDate(calendar.startDate),
          }),
        },
      ];
    }
    if (strips.some(isPinned)) return [];
    if (calendar.holidays?.includes(date))
      return [{ date, sentence: t("{date} is a holiday.", { date: shownDate(date) }) }];
    if (isClosed(calendar, date))
      return [{ date, sentence: t("{date} is a company day off.", { date: shownDate(date) }) }];
    if (isWorkingDay(calendar, date) || [...places.values(), ...cast.values()].some(names)) return [];
    return strips.length > 0
      ? [{ date, sentence: t("{date} is a day off that no one's dates include.", { date: shownDate(date) }) }]
      : [];

    function names({ availability }: Party): boolean {
      return namedDates(availability, calendar).includes(date);
    }
  });

/** Day and night exteriors are not on the same day, if they are to be kept apart, except on split days. */
const dayAndNightApart: HardConstraint = ({ days }, { calendar, limits }) =>
  days.flatMap(({ date, strips }) => {
    const light = strips.find((strip) => skyOf(strip) === "light");
    const dark = strips.find((strip) => skyOf(strip) === "dark");
    if (!light || !dark || !limits?.dayAndNightApart || calendar.splits?.includes(date)) return [];
    const sentence = t(
      "{date} has the day exterior of scene {number} and the night exterior of scene {number2}, and is not a split day.",
      { date: shownDate(date), number: sceneNumberText(light.number), number2: sceneNumberText(dark.number) },
    );
    return [{ date, sceneId: dark.sceneId, sentence }];
  });

/** Hard constraints by name. */
export const HARD_CONSTRAINTS = {
  everySceneOnce,
  daysInOrder,
  locationAvailable,
  castAvailable,
  atMostScenesPerDay,
  atMostPagesPerDay,
  atMostMinutesPerDay,
  atMostLocationsPerDay,
  onShootableDays,
  noDayRightAfterNight,
  turnaroundKept,
  dayAndNightApart,
  hoursKept,
  pinsKept,
  lockedDaysKept,
  ordersKept: precedencesKept,
  partsInOrder,
  togetherKept,
  castInOneUnit,
  locationInOneUnit,
  sceneInOneUnit,
  restBetweenUnits,
  episodeDatesKept,
  episodeOrderKept,
  castWithinDays,
} as const satisfies Record<string, HardConstraint>;

/** Name of a hard constraint. */
export type RuleName = keyof typeof HARD_CONSTRAINTS;

function eachStrip<T>(schedule: Schedule, breaches: (strip: Strip, day: ShootingDay) => T[]): T[] {
  return schedule.days.flatMap((day) => day.strips.flatMap((strip) => breaches(strip, day)));
}

function absent(parties: readonly (Party | undefined)[], strip: Strip, date: CalendarDate): UnnamedViolation[] {
  return parties
    .filter((party) => party !== undefined)
    .filter(({ availability }) => !isAvailable(availability, date))
    .map(({ name, availability }) => ({
      date,
      sceneId: strip.sceneId,
      sentence: t("Scene {number} is on {date}, but {name} is available on {availability}.", {
        number: sceneNumberText(strip.number),
        date: shownDate(date),
        name,
        availability: availabilityText(availability),
      }),
    }));
}
