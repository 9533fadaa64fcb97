import { t } from "../../i18n/speech.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import { CREW_LEAD } from "../shooting-time/shooting-minutes.ts";
import type { DayLight } from "./day-light.ts";
import { lightWindow } from "./light-window.ts";
import type { RunningOrder } from "./running-order.ts";

/** Derived calls are at quarters of an hour. */
export const CALL_STEP = 15;

/** Daylight moves an ordinary crew call to this hour at the earliest. */
const EARLIEST_CREW_CALL = 4 * 60;

/** A time for the first shot, and why. */
export interface ShootCall {
  readonly minutes: number;
  readonly reason: string;
}

/** Calls that a day needs. */
export interface CallBounds {
  /** The call is not before these. They take precedence over all others. */
  readonly after: readonly ShootCall[];
  /** The call is not after these, but not earlier than a crew is ever called for daylight. */
  readonly before: readonly ShootCall[];
  /** Calls with which the dark exteriors begin without waiting, as far as the others allow. */
  readonly dark: readonly ShootCall[];
}

/**
 * The shoot call that follows from bounds which depend on it, because meals and rest do; it settles after one or two
 * rounds.
 *
 * @param crewCall of an ordinary day
 */
export function settledCall(crewCall: number, boundsAt: (call: number) => CallBounds): ShootCall {
  const usual = callFor(crewCall + CREW_LEAD, () => t("Default call"));
  let call: ShootCall = usual;
  for (let round = 0; round < 6; round++) {
    const next = callWithin(usual, boundsAt(call.minutes));
    if (next.minutes === call.minutes) return next;
    call = next;
  }
  return call;
}

function callWithin(usual: ShootCall, { after, before, dark }: CallBounds): ShootCall {
  const notTooLate = earliest([latest([usual, ...dark]), ...before]);
  const earliestCall = callFor(Math.min(EARLIEST_CREW_CALL + CREW_LEAD, usual.minutes), () =>
    t("No call is made earlier for daylight"),
  );
  return latest([latest([notTooLate, earliestCall]), ...after]);
}

function latest(bounds: readonly ShootCall[]): ShootCall {
  return bounds.reduce((found, one) => {
    const time = Math.ceil(one.minutes / CALL_STEP) * CALL_STEP;
    return time > found.minutes ? callFor(time, () => one.reason) : found;
  });
}

function earliest(bounds: readonly ShootCall[]): ShootCall {
  return bounds.reduce((found, one) => {
    const time = Math.floor(one.minutes / CALL_STEP) * CALL_STEP;
    return time < found.minutes ? callFor(time, () => one.reason) : found;
  });
}

/** A call whose reason is only written when it is read: boards compute thousands of calls for their minutes. */
function callFor(minutes: number, reason: () => string): ShootCall {
  return {
    minutes,
    get reason() {
      return reason();
    },
  };
}

/**
 * Calls after and before which the exteriors have their light; those by day that follow a dark one have none.
 *
 * @param call the shoot call of the running order
 */
export function lightBounds(light: DayLight, { scenes }: RunningOrder, call: number): CallBounds {
  const [after, before, dark]: [ShootCall[], ShootCall[], ShootCall[]] = [[], [], []];
  for (const { scene, start, end } of scenes) {
    const window = lightWindow(scene, light);
    if (!window) continue;
    const number = () => sceneNumberText(scene.number);
    const opened = callFor(call + window.opens - start, () => {
      const { kind, opening } = window;
      return t("Scene {number} is a {kind}; {opening}", { number: number(), kind, opening });
    });
    const closed = callFor(call + window.closes - (window.closesFor === "end" ? end : start), () => {
      const { kind, closing } = window;
      return t("Scene {number} is a {kind}; {closing}", { number: number(), kind, closing });
    });
    const isFirst = dark.length === 0;
    if (window.isDark) dark.push(opened);
    else if (isFirst) after.push(opened);
    if (isFirst && (!window.isDark || window.closesFor === "start")) before.push(closed);
  }
  return { after, before, dark };
}
