import { daysBetween } from "../../dates/calendar-date.ts";
import type { OrderedEpisode } from "../../episodes/episode-order.ts";
import { t } from "../../i18n/speech.ts";
import { allows, dateLimitsOf, earlierEpisodes } from "../constraints/date-limits.ts";
import { mostBeforeWork, restsAfterNight } from "../constraints/turnaround.ts";
import type { DayPrices } from "../model/day-rates.ts";
import { siteKey } from "../model/location-key.ts";
import { type Priority, WEIGHTS_FOR, type Weights } from "../model/priority.ts";
import { NO_SCENE_CONSTRAINTS } from "../model/scene-constraint-sets.ts";
import { partOrders, partsOfEach, sceneNumberText, sceneOfStrip } from "../model/scene-parts.ts";
import type { Strip } from "../model/schedule.ts";
import type { Party, SchedulingProblem } from "../model/scheduling-problem.ts";
import type { SchedulingInstance } from "../optimise/instance/instance.ts";
import { loadOf } from "../shooting-time/day-load.ts";
import { MINUTES_PER_EIGHTH } from "../shooting-time/shooting-minutes.ts";
import { longestShift } from "../work-week/estimated-shift.ts";
import { shiftsElsewhere } from "../work-week/shifts-with-units.ts";
import { weeklyRestOf } from "../work-week/weekly-rest.ts";
import { holdingRates } from "./hold-weights.ts";
import { closedDates, minutesByDate } from "./rest-beside-units.ts";
import type { SlotModel } from "./slot-model.ts";

/** Part of a shoot day's price for a missing weekly rest: less than a day, so that it is not avoided by one more. */
const FORCED_CALL = 0.9;

const KINDS = { light: "D", dark: "N", either: "F" } as const;

/** A slot model as optimiser input: its days are the slots. Names are display names, because the reasons use them. */
export function instanceFromSlotModel(board: SlotModel, priority: Priority): SchedulingInstance {
  const { production, days } = board;
  const { strips, places, limits = {}, ties = NO_SCENE_CONSTRAINTS, calendar, prices, dropDays = null } = production;
  const { rate, ...weights } = prices ? weightsOf(prices) : WEIGHTS_FOR[priority];
  const slotOf = new Map(days.map((date, slot) => [date, slot]));
  const parts = [...new Set(strips.flatMap(({ castIds }) => castIds))];
  const pay = parts.map((castId) => production.cast.get(castId)?.dayRate);
  const rates = prices ? pay.map((one) => one ?? rate) : holdingRates(pay, rate);
  const sites = [...new Map(strips.map((strip) => [siteKey(production, strip), strip])).entries()];
  const siteKeys = sites.map(([key]) => key);
  const siteNames = distinct(sites.map(([, { sceneId, set }]) => places.get(sceneId)?.name || set || t("No location")));
  const sceneIds = distinct(strips.map(({ number }) => sceneNumberText(number) || t("without number")));
  const placeOfScene = new Map(strips.map(({ sceneId }, at) => [sceneId, at]));
  const at = (sceneId: string) => placeOfScene.get(sceneId) ?? -1;
  const episodes = episodesInOrder(production);
  const episodesOf = ({ sceneId }: Strip) =>
    episodes.flatMap(({ scenes }, index) => (scenes.has(sceneOfStrip(sceneId)) ? [parts.length + index] : []));
  const pages = strips.reduce((sum, { eighths }) => sum + eighths, 0);
  return {
    params: {
      ...weights,
      weekRest: weeklyRestOf(limits.weekRest, calendar.weekdays.length).later || null,
      shiftMinutes: longestShift(limits),
      maxEighths: limits.eighthsPerDay ?? pages,
      maxMinutes: limits.minutesPerDay ?? null,
      maxScenes: production.scenesPerDay,
      maxLocs: limits.locationsPerDay ?? sites.length,
      moveEighths: 0,
      moveMinutes: limits.moveMinutes ?? 0,
      minutesPerEighth: limits.minutesPerEighth ?? MINUTES_PER_EIGHTH,
      dropDays,
      rest: restsAfterNight(limits),
      restMinutes: mostBeforeWork(limits),
      ...(limits.dayAndNightApart && { mixCost: null }),
    },
    calendar: {
      dates: days,
      abs: days.map((date) => daysBetween(days[0] ?? date, date)),
      splits: slotsWhere(calendar.splits ?? []),
      locked: slotsWhere([...ties.lockedDays, ...days.filter((date) => date < calendar.startDate)]),
    },
    scenes: strips.map((strip, at) => ({
      id: sceneIds[at] ?? strip.sceneId,
      loc: siteKeys.indexOf(siteKey(production, strip)),
      ...loadOf(strip, limits),
      cast: [...strip.castIds.map((castId) => parts.indexOf(castId)), ...episodesOf(strip)],
      kind: KINDS[board.light[at] ? "light" : board.dark[at] ? "dark" : "either"],
      closed: slotsWhere([...closedDates(production, strip)]),
    })),
    cast: [
      ...parts.map((castId, at) => {
        const party = production.cast.get(castId);
        const id = party ? t("{name} (cast {castId})", { name: party.name, castId }) : t("Cast {castId}", { castId });
        return {
          ...{ id, rate: rates[at] ?? rate, avail: slotsOf(party), mayDrop: party?.mayDrop ?? true },
          minutes: minutesByDate(production, party, days),
          within: withinOf(party, days),
          elsewhere: shiftsElsewhere(party?.elsewhere).map(({ date, call, dismissed }) => ({
            ...{ day: daysBetween(days[0] ?? date, date), call, wrap: dismissed },
          })),
        };
      }),
      ...episodes.map(({ id }) => ({ id, rate: 0, avail: null, minutes: null, mayDrop: false, within: null })),
    ],
    locations: sites.map(([key, { sceneId }], at) => ({
      id: siteNames[at] ?? key,
      avail: slotsOf(places.get(sceneId)),
    })),
    pinned: ties.pins.map(({ sceneId, date }) => ({ scene: at(sceneId), slot: slotOf.get(date) ?? -1 })),
    orders: [...ties.orders, ...partOrders(strips)].map(({ sceneId, after, days: least }) => ({
      scene: at(sceneId),
      after: at(after),
      days: least,
    })),
    together: ties.together.map((those) => those.map(at)),
    windows: dateLimitsOf(production).map((limit) => ({
      id: t("episode {episode}", { episode: limit.episode }),
      sentence: `${limit.sentence}.`,
      scenes: strips.flatMap(({ sceneId }, index) => (limit.has(sceneId) ? [index] : [])),
      slots: days.flatMap((date, slot) => (allows(limit, date) ? [slot] : [])),
    })),
    successions: episodes.flatMap(({ number, after }, next) => {
      const first = episodes.findIndex((one) => one.number === after);
      const numbers = { later: number, earlier: after };
      return first < 0
        ? []
        : [
            {
              ...{ first: parts.length + first, next: parts.length + next },
              sentence: t("Episode {later} is only shot once episode {earlier} is finished.", numbers),
              change: t("Let episode {later} begin before episode {earlier} is finished.", numbers),
            },
          ];
    }),
    sequences: partsOfEach(strips).map((those) => those.map(at)),
  };

  function slotsWhere(dates: readonly string[]): number[] {
    return dates.flatMap((date) => slotOf.get(date) ?? []);
  }

  function slotsOf(party: Party | undefined): number[] | null {
    if (!party) return null;
    const { availability, busy = [] } = party;
    const taken = new Set(busy.flatMap(({ date }) => slotOf.get(date) ?? []));
    if (availability.kind === "flexible")
      return taken.size === 0 ? null : days.flatMap((_, slot) => (taken.has(slot) ? [] : [slot]));
    return availability.days.flatMap((date) => slotOf.get(date) ?? []).filter((slot) => !taken.has(slot));
  }
}

/** The days within which all work of someone is, with those of other units; more where other units take more. */
function withinOf(party: Party | undefined, days: readonly string[]): SchedulingInstance["cast"][number]["within"] {
  const { withinDays, elsewhere = [] } = party ?? {};
  if (withinDays === undefined || days[0] === undefined) return null;
  const there = elsewhere.map(({ date }) => daysBetween(days[0]!, date));
  if (there.length === 0) return { days: withinDays };
  const [from, to] = [Math.min(...there), Math.max(...there)];
  return { days: Math.max(withinDays, to - from + 1), from, to };
}

/** The episodes in an order that have scenes, each with the nearest one of them that is finished before it. */
function episodesInOrder({ strips, episodeOrder = [] }: SchedulingProblem) {
  const present = new Set(strips.map(({ sceneId }) => sceneOfStrip(sceneId)));
  const isPresent = ({ sceneIds }: OrderedEpisode) => sceneIds.some((sceneId) => present.has(sceneId));
  return episodeOrder.filter(isPresent).map((episode) => ({
    id: t("episode {episode}", { episode: episode.number }),
    number: episode.number,
    scenes: new Set(episode.sceneIds),
    after: earlierEpisodes(episode, episodeOrder).find(isPresent)?.number,
  }));
}

/** Prices as weights of the optimiser. Night blocks have no price, so nights are grouped where that costs nothing. */
function weightsOf({ shootingDay, calendarDay, visit, move, mixedDay, usualRate }: DayPrices): Weights {
  return {
    ...{ dayCost: shootingDay, overhead: calendarDay, blockCost: visit, intraCost: move },
    ...{ mixCost: mixedDay, rate: usualRate, nightBlockCost: 0, nightReturnCost: 0 },
    weekRestCost: Math.round(FORCED_CALL * shootingDay),
  };
}

/** Makes names unique: repeated ones are numbered. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} [${count}]`;
  });
}
