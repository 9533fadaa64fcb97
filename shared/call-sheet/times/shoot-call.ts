import { MINOR_LIMITS } from "../../roster/options/minor-hours.ts";
import { CREW_LEAD } from "../../schedule/shooting-time/shooting-minutes.ts";
import { latestDismissal, prepMinutes, scenesOf } from "./cast-times.ts";
import { clockText } from "./clock-text.ts";
import type { DayContent } from "./day-content.ts";
import { lightWindow } from "./light-window.ts";
import { withMeals } from "./meal-times.ts";
import { castRestedFrom, crewRestedFrom } from "./rested-from.ts";
import type { RunningOrder } from "./running-order.ts";

/** Derived calls are at quarters of an hour. */
const STEP = 15;

/** Daylight moves an ordinary crew call to this hour at the earliest. */
const EARLIEST_CREW_CALL = 4 * 60;

/** A time for the first shot, and why. */
export interface ShootCall {
  readonly minutes: number;
  readonly reason: string;
}

type Bound = ShootCall;

/**
 * The shoot call that follows from the day: the usual one, unless scenes need another light, or people another call.
 * Night exteriors begin after dusk without waiting where that leaves day exteriors their daylight; rest takes
 * precedence over all.
 */
export function derivedShootCall(day: DayContent): ShootCall {
  const usual = day.usualCall + CREW_LEAD;
  let call: ShootCall = { minutes: usual, reason: "Default call" };
  // Meals and rest depend on the call, which depends on them; it settles after one or two rounds.
  for (let round = 0; round < 6; round++) {
    const order = withMeals(day, call.minutes - CREW_LEAD, { start: call.minutes });
    const next = boundedCall(day, order, usual, call.minutes);
    if (next.minutes === call.minutes) return next;
    call = next;
  }
  return call;
}

/** @param start the shoot call of the order */
function boundedCall(day: DayContent, order: RunningOrder, usual: number, start: number): ShootCall {
  const { after, before, dark } = lightBounds(day, order, start);
  const minors = minorBounds(day, order, start);
  const call = { minutes: usual, reason: "Default call" };
  const inTheDark = latest([call, ...dark]);
  const notTooLate = earliest([inTheDark, ...before, ...minors.before]);
  const earliestCall = {
    minutes: Math.min(EARLIEST_CREW_CALL + CREW_LEAD, usual),
    reason: "No call is made earlier for daylight",
  };
  return latest([latest([notTooLate, earliestCall]), ...after, ...minors.after, ...restBounds(day, order, start)]);
}

function latest(bounds: readonly Bound[]): Bound {
  return bounds.reduce((found, { minutes, reason }) => {
    const time = Math.ceil(minutes / STEP) * STEP;
    return time > found.minutes ? { minutes: time, reason } : found;
  });
}

function earliest(bounds: readonly Bound[]): Bound {
  return bounds.reduce((found, { minutes, reason }) => {
    const time = Math.floor(minutes / STEP) * STEP;
    return time < found.minutes ? { minutes: time, reason } : found;
  });
}

/** Calls after and before which the exteriors have their light; those by day that follow a dark one have none. */
function lightBounds({ light }: DayContent, { scenes }: RunningOrder, call: number) {
  const [after, before, dark]: [Bound[], Bound[], Bound[]] = [[], [], []];
  for (const { scene, start, end } of scenes) {
    const window = lightWindow(scene, light);
    if (!window) continue;
    const { opens, opening, closes, closing, closesFor, kind } = window;
    const opened = { minutes: call + opens - start, reason: `Scene ${scene.number} is a ${kind}; ${opening}` };
    const closed = {
      minutes: call + closes - (closesFor === "end" ? end : start),
      reason: `Scene ${scene.number} is a ${kind}; ${closing}`,
    };
    const isFirst = dark.length === 0;
    if (window.isDark) dark.push(opened);
    else if (isFirst) after.push(opened);
    if (isFirst && (!window.isDark || closesFor === "start")) before.push(closed);
  }
  return { after, before, dark };
}

/** Calls within which minors work at legal hours, as far as their scenes are not after dusk anyway. */
function minorBounds(day: DayContent, order: RunningOrder, call: number) {
  const minors = day.people.filter(({ minor, onSet }) => minor !== null && onSet === undefined);
  const [after, before]: [Bound[], Bound[]] = [[], []];
  for (const person of minors) {
    const scenes = scenesOf(person, order);
    const [first, last] = [scenes[0], scenes.at(-1)];
    if (!first || !last) continue;
    const { earliestCall } = MINOR_LIMITS;
    after.push({
      minutes: call + earliestCall + prepMinutes(person) - first.start,
      reason: `${person.name} is a minor, who may not be called before ${clockText(earliestCall)}`,
    });
    if (lightWindow(last.scene, day.light)?.isDark) continue;
    const end = latestDismissal(day);
    before.push({
      minutes: call + end - last.end,
      reason: `${person.name} is a minor, who may not work after ${clockText(end)}`,
    });
  }
  return { after, before };
}

/** Calls after which crew and cast have had their rest. */
function restBounds(day: DayContent, order: RunningOrder, call: number): Bound[] {
  const crew = crewRestedFrom(day);
  const cast = day.people.flatMap((person) => {
    const rested = castRestedFrom(person, day);
    const first = scenesOf(person, order)[0];
    if (!rested || !first || person.onSet !== undefined) return [];
    return [{ minutes: call + rested.minutes + prepMinutes(person) - first.start, reason: rested.reason }];
  });
  return [...(crew ? [{ minutes: crew.minutes - day.earliestPreCall + CREW_LEAD, reason: crew.reason }] : []), ...cast];
}
