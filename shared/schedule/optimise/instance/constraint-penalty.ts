import type { Model } from "./compiled-model.ts";

/** What breaking a hard rule counts, in units that the search weighs against money. */
const OVERFULL = 1.5;
const PER_EIGHTH = 1;
const PER_SCENE = 5;
const PER_LOCATION = 6;
const PER_MIX = 6;
const NO_REST = 8;
const OUT_OF_ORDER = 3;
const PER_DAY_OF_ORDER = 0.3;

/** A day and the next one on the calendar: how many eighths and scenes by night the one has, and which scenes the other. */
interface LongEve {
  readonly eighths: number;
  readonly byNight: number;
  readonly next: number;
  readonly nextByDay: number;
  readonly nextByNight: number;
}

/** How far days break the rules about what they hold. */
export interface DayPenalties {
  /** By so many eighths, scenes and locations, of them so many by day only and by night only. */
  of(slot: number, eighths: number, scenes: number, places: number, byDay: number, byNight: number): number;
  /** By so many eighths more than somebody may work. */
  ofHours(eighthsOver: number): number;
  /** By scenes by day on the morrow of scenes by night. */
  ofRest(byNight: number, byDay: number): number;
  /** By so many eighths more on an eve than leave a rest, where there is work at the same hour on the morrow. */
  ofLongEve(eve: LongEve): number;
  /** By so many days that are missing between a scene and the one that it comes after. */
  ofOrder(days: number): number;
}

/** How the rules of a production are weighed while a search is allowed to break them; 0 where they are kept. */
export function constraintPenalty({ mayMix, restEighths, shoot: { params } }: Model): DayPenalties {
  const { maxEighths, maxScenes, maxLocs, moveEighths, rest } = params;
  return {
    of(slot, eighths, scenes, places, byDay, byNight) {
      const eighthsOver = eighths + Math.max(0, places - 1) * moveEighths - maxEighths;
      let breach = mayMix[slot] === 0 ? PER_MIX * clash(byDay, byNight) : 0;
      if (eighthsOver > 0) breach += OVERFULL + eighthsOver * PER_EIGHTH;
      if (scenes > maxScenes) breach += (scenes - maxScenes) * PER_SCENE;
      if (places > maxLocs) breach += (places - maxLocs) * PER_LOCATION;
      return breach;
    },
    ofHours: (eighthsOver) => (eighthsOver > 0 ? OVERFULL + eighthsOver * PER_EIGHTH : 0),
    ofRest: (byNight, byDay) => (rest ? NO_REST * clash(byNight, byDay) : 0),
    ofLongEve({ eighths, byNight, next, nextByDay, nextByNight }) {
      if (eighths <= restEighths || next === 0) return 0;
      if (byNight === 0 && nextByDay === 0 && nextByNight > 0) return 0;
      return OVERFULL + (eighths - restEighths) * PER_EIGHTH;
    },
    ofOrder: (days) => (days > 0 ? OUT_OF_ORDER + PER_DAY_OF_ORDER * days : 0),
  };
}

/** How much two numbers of scenes are in each other's way: their harmonic mean, which falls with every scene that leaves. */
function clash(some: number, others: number): number {
  return some === 0 || others === 0 ? 0 : (2 * some * others) / (some + others);
}
