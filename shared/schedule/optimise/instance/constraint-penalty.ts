import type { Model } from "./compiled-model.ts";

/** Penalties for violated hard constraints, in units that the search weighs against money. */
const OVERFULL = 1.5;
const PER_EIGHTH = 1;
const PER_MINUTE = 1 / 15;
const PER_SCENE = 5;
const PER_LOCATION = 6;
const PER_MIX = 6;
const NIGHT_BEFORE_DAY = 8;
const OUT_OF_ORDER = 3;
const PER_DAY_OF_ORDER = 0.3;
const PER_MISPLACED_SCENE = 2;

/** A day and the next calendar day: minutes, locations and night scenes of the first, and minutes and scenes of the second. */
interface LongDay {
  readonly minutes: number;
  readonly places: number;
  readonly byNight: number;
  readonly next: number;
  readonly nextMinutes: number;
  readonly nextByDay: number;
  readonly nextByNight: number;
}

/** Penalties for violations of the constraints on days. */
export interface DayPenalties {
  /** Excess eighths, minutes, scenes and locations, and mixed day-only and night-only scenes. */
  of(
    slot: number,
    eighths: number,
    minutes: number,
    scenes: number,
    places: number,
    byDay: number,
    byNight: number,
  ): number;
  /** Minutes beyond an actor's limited hours. */
  ofHours(minutesOver: number): number;
  /** Day scenes on the day after night scenes. */
  ofNightBeforeDay(byNight: number, byDay: number): number;
  /** Minutes beyond the turnaround limit, if there is work at the same hour on the next day. */
  ofLongDay(day: LongDay): number;
  /** Days missing between the two scenes of a precedence. */
  ofOrder(days: number): number;
  /** Scenes that have to move for a succession, or to be within the days of an actor. */
  ofSpan(scenes: number): number;
}

/** Penalties by which the search may violate constraints; 0 where they are met. */
export function constraintPenalty({ mayMix, maxMinutes, restMinutes, shoot: { params } }: Model): DayPenalties {
  const { maxEighths, maxScenes, maxLocs, moveEighths, moveMinutes, rest } = params;
  return {
    of(slot, eighths, minutes, scenes, places, byDay, byNight) {
      const moves = Math.max(0, places - 1);
      const eighthsOver = eighths + moves * moveEighths - maxEighths;
      const minutesOver = minutes + moves * moveMinutes - maxMinutes;
      let violation = mayMix[slot] === 0 ? PER_MIX * clash(byDay, byNight) : 0;
      if (eighthsOver > 0) violation += OVERFULL + eighthsOver * PER_EIGHTH;
      if (minutesOver > 0) violation += OVERFULL + minutesOver * PER_MINUTE;
      if (scenes > maxScenes) violation += (scenes - maxScenes) * PER_SCENE;
      if (places > maxLocs) violation += (places - maxLocs) * PER_LOCATION;
      return violation;
    },
    ofHours: (minutesOver) => (minutesOver > 0 ? OVERFULL + minutesOver * PER_MINUTE : 0),
    ofNightBeforeDay: (byNight, byDay) => (rest ? NIGHT_BEFORE_DAY * clash(byNight, byDay) : 0),
    ofLongDay({ minutes, places, byNight, next, nextMinutes, nextByDay, nextByNight }) {
      const over = minutes + Math.max(0, places - 1) * moveMinutes - restMinutes;
      if (over <= 0 || next === 0) return 0;
      if (byNight === 0 && nextByDay === 0 && nextByNight > 0) return 0;
      // It ends when the first day is short enough, or the second empty.
      return OVERFULL + clash(over, Math.max(1, nextMinutes)) * PER_MINUTE;
    },
    ofSpan: (scenes) => (scenes > 0 ? OUT_OF_ORDER + PER_MISPLACED_SCENE * scenes : 0),
    ofOrder: (days) => (days > 0 ? OUT_OF_ORDER + PER_DAY_OF_ORDER * days : 0),
  };
}

/** Conflict of two numbers of scenes: their harmonic mean, which decreases with every scene that is removed. */
function clash(some: number, others: number): number {
  return some === 0 || others === 0 ? 0 : (2 * some * others) / (some + others);
}
