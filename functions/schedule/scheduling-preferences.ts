import type { SchedulingPreferencesPayload } from "../../shared/contract/schema/scheduling-preferences.ts";
import { datesOf } from "../../shared/dates/calendar-date.ts";
import { t } from "../../shared/i18n/speech.ts";
import type { SceneConstraints } from "../../shared/schedule/model/scene-constraints.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import type { SchedulingPreferences } from "../../shared/schedule/model/scheduling-preferences.ts";
import type { LearnedPaces } from "../../shared/schedule/shooting-time/crew-pace.ts";
import { usualMinutesPerPage, usualPagesPerDay } from "../../shared/schedule/shooting-time/default-limits.ts";
import {
  HOURS_PER_DAY,
  MINUTES_PER_EIGHTH,
  MINUTES_PER_MOVE,
} from "../../shared/schedule/shooting-time/shooting-minutes.ts";
import { Refusal } from "../runtime/refusal.ts";

const refusal = (message: string) => new Refusal("unfitWish", 422, message);

/**
 * A request with the usual limits of a day where it has none. They are stored as if they had been entered.
 *
 * @param learned the pace by the crew's reports; the usual one of the type of project if unknown
 */
export function withUsualLimits(
  asked: SchedulingPreferencesPayload,
  { projectType, learned }: { readonly projectType: string; readonly learned?: LearnedPaces | undefined },
): SchedulingPreferencesPayload {
  const minutesPerPage = learned && Math.max(8, Math.round(8 * learned.all.minutesPerEighth));
  const pace = minutesPerPage ?? usualMinutesPerPage(projectType);
  return {
    pages_per_day: usualPagesPerDay(projectType),
    hours_per_day: HOURS_PER_DAY,
    minutes_per_move: MINUTES_PER_MOVE,
    ...(pace !== 8 * MINUTES_PER_EIGHTH && { minutes_per_page: pace }),
    ...asked,
  };
}

/**
 * Converts the constraints of a request to their stored form, with scenes by ID.
 *
 * @throws {Refusal} for a scene that does not exist, or that would stay on two dates
 */
export function preferencesFrom(
  asked: SchedulingPreferencesPayload,
  strips: readonly Pick<Strip, "sceneId" | "number">[],
): SchedulingPreferences {
  const { start_date, weekdays, days_off, works_on, split_days, pages_per_day, hours_per_day, minutes_per_move } =
    asked;
  const { locations_per_day, day_and_night_apart, minutes_per_page, turnaround_hours, drop_days, priority, prices } =
    asked;
  const ties = tiesFrom(asked, strips);
  const preferences = {
    startDate: start_date,
    weekdays,
    daysOff: days_off && [...new Set(days_off.flatMap(datesOf))].sort(),
    worksOn: works_on,
    splits: split_days,
    eighthsPerDay: pages_per_day === undefined ? undefined : Math.round(8 * pages_per_day),
    hoursPerDay: hours_per_day,
    moveMinutes: minutes_per_move,
    locationsPerDay: locations_per_day,
    dayAndNightApart: day_and_night_apart,
    minutesPerEighth: minutes_per_page === undefined ? undefined : Math.round(minutes_per_page / 8),
    turnaroundHours: turnaround_hours,
    dropDays: drop_days,
    ties,
    priority,
    prices,
  };
  return Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined));
}

function tiesFrom(
  { pins = [], orders = [], together = [] }: SchedulingPreferencesPayload,
  strips: readonly Pick<Strip, "sceneId" | "number">[],
): SceneConstraints | undefined {
  if (pins.length + orders.length + together.length === 0) return undefined;
  const ids = new Map(strips.map(({ sceneId, number }) => [number.toUpperCase(), sceneId]));
  const idOf = (number: string) => {
    const id = ids.get(number.toUpperCase());
    if (id === undefined) throw refusal(t('There is no scene "{number}" in this schedule.', { number }));
    return id;
  };
  const dates = new Map<string, string>();
  for (const { scene, date } of pins) {
    const other = dates.get(idOf(scene));
    if (other !== undefined && other !== date) throw refusal(t('Scene "{scene}" cannot stay on two dates.', { scene }));
    dates.set(idOf(scene), date);
  }
  return {
    pins: [...dates].map(([sceneId, date]) => ({ sceneId, date })),
    orders: orders.map(({ scene, after, days }) => ({ sceneId: idOf(scene), after: idOf(after), days })),
    together: together.map((scenes) => [...new Set(scenes.map(idOf))]),
    lockedDays: [],
  };
}
