import { daysBetween } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";

import { NO_SCENE_CONSTRAINTS } from "../model/scene-constraint-sets.ts";
import { sceneNumberText, scenePartOf } from "../model/scene-parts.ts";
import type { Schedule, Strip } from "../model/schedule.ts";
import { loadOfAll } from "../shooting-time/day-load.ts";
import { hoursText } from "../shooting-time/hours-text.ts";
import type { HardConstraint } from "./constraint.ts";
import { precedenceText } from "./constraint-text.ts";
import { minutesFor } from "./minor-minutes.ts";

/** No minor exceeds the legal daily hours of their age, by the minutes of their scenes with all units. */
export const hoursKept: HardConstraint = ({ days }, { cast, calendar, limits }) =>
  days.flatMap(({ date, strips }) =>
    [...cast.values()].flatMap(({ id, name, minor, elsewhere = [] }) => {
      const theirs = strips.filter(({ castIds }) => castIds.includes(id));
      if (!minor || theirs.length === 0) return [];
      const also = elsewhere.filter((work) => work.date === date);
      const there = also.reduce((sum, { minutes }) => sum + minutes, 0);
      const needed = loadOfAll(theirs, limits).minutes + there;
      const most = minutesFor(minor, calendar, date);
      if (needed <= most) return [];
      const hours = { needed: hoursText(needed), date: shownDate(date), most: hoursText(most) };
      if (there > 0) {
        const sentence = t(
          "{name} would work {needed} on {date}, {there} of them with {unit}, but a minor of that age may work at most {most}.",
          { name, ...hours, there: hoursText(there), unit: also.map(({ unit }) => unit).join(t(" and ")) },
        );
        return [{ date, sentence }];
      }
      const sentence = t("{name} would work {needed} on {date}, but a minor of that age may work at most {most}.", {
        ...{ name, ...hours },
      });
      return [{ date, sentence }];
    }),
  );

/** Pinned scenes that are scheduled are on their date. */
export const pinsKept: HardConstraint = (schedule, { ties }) =>
  (ties ?? NO_SCENE_CONSTRAINTS).pins.flatMap(({ sceneId, date: pinned }) => {
    const found = placeOf(schedule, sceneId);
    if (!found || found.date === pinned) return [];
    const sentence = t("Scene {number} is on {date}, but is pinned to {pinned}.", {
      number: sceneNumberText(found.strip.number),
      date: shownDate(found.date),
      pinned: shownDate(pinned),
    });
    return [{ date: found.date, sceneId, sentence }];
  });

/** A locked day has exactly the scenes pinned to it. */
export const lockedDaysKept: HardConstraint = ({ days }, { ties = NO_SCENE_CONSTRAINTS }) =>
  days
    .filter(({ date }) => ties.lockedDays.includes(date))
    .flatMap(({ date, strips }) =>
      strips
        .filter(({ sceneId }) => !ties.pins.some((pin) => pin.sceneId === sceneId && pin.date === date))
        .map(({ sceneId, number }) => ({
          date,
          sceneId,
          sentence: t("Scene {number} was added to {date}, which is locked.", {
            number: sceneNumberText(number),
            date: shownDate(date),
          }),
        })),
    );

/**
 * Precedences between scenes are met: the minimum number of days, or a later time on the same day where that suffices.
 */
export const precedencesKept: HardConstraint = (schedule, { ties = NO_SCENE_CONSTRAINTS }) =>
  ties.orders.flatMap(({ sceneId, after, days: least }) => {
    const [one, other] = [placeOf(schedule, sceneId), placeOf(schedule, after)];
    if (!one || !other) return [];
    const apart = daysBetween(other.date, one.date);
    if (apart > least || (apart === least && (least > 0 || one.at > other.at))) return [];
    const how =
      least === 0 && apart === 0
        ? t("comes after scene {number}", { number: sceneNumberText(other.strip.number) })
        : precedenceText(sceneNumberText(other.strip.number), least);
    const sentence = t("Scene {number} is on {date}, but {how}, on {date2}.", {
      number: sceneNumberText(one.strip.number),
      date: shownDate(one.date),
      how,
      date2: shownDate(other.date),
    });
    return [{ date: one.date, sceneId, sentence }];
  });

/** The parts of a scene are on different days, in order. */
export const partsInOrder: HardConstraint = ({ days }) => {
  const last = new Map<string, { part: number; date: string; strip: Strip }>();
  return days.flatMap(({ date, strips }) =>
    strips.flatMap((strip) => {
      const { sceneId, part, parts } = scenePartOf(strip.sceneId);
      if (parts === 1) return [];
      const before = last.get(sceneId);
      if (!before || part > before.part) last.set(sceneId, { part, date, strip });
      if (!before || (part > before.part && date > before.date)) return [];
      const sentence = t(
        "Scene {number} is on {date}, {how, select, after {after} other {on the day of}} {before}. The parts of a scene are shot on separate days, in order.",
        {
          number: sceneNumberText(strip.number),
          date: shownDate(date),
          how: date > before.date ? "after" : "same",
          before: sceneNumberText(before.strip.number),
        },
      );
      return [{ date, sceneId: strip.sceneId, sentence }];
    }),
  );
};

/** Scenes that must share a day are on the same day. */
export const togetherKept: HardConstraint = (schedule, { ties = NO_SCENE_CONSTRAINTS }) =>
  ties.together.flatMap((those) => {
    const found = those.flatMap((sceneId) => placeOf(schedule, sceneId) ?? []);
    const dates = [...new Set(found.map(({ date }) => date))].sort();
    if (dates.length < 2) return [];
    const sentence = t("Scenes {numbers} must share a day but are on {dates}.", {
      numbers: found.map(({ strip }) => sceneNumberText(strip.number)).join(t(" and ")),
      dates: dates.map((date) => shownDate(date)).join(t(" and ")),
    });
    return dates.map((date) => ({ date, sentence }));
  });

/** Position of a scene: date, index within the day, and strip. */
function placeOf({ days }: Schedule, sceneId: string): { date: string; at: number; strip: Strip } | undefined {
  for (const { date, strips } of days) {
    const at = strips.findIndex((strip) => strip.sceneId === sceneId);
    if (at >= 0) return { date, at, strip: strips[at]! };
  }
  return undefined;
}
