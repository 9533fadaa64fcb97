import type { Model } from "../instance/compiled-model.ts";

/** Larger knapsacks are counted in coarser units. */
const MAX_UNITS = 80;

/** The scarce resource of a day, pages, minutes or scenes, in whole units; rounded so that no feasible day is excluded. */
export interface Resource {
  /** Capacity of a day, and use by each scene and each company move. */
  readonly units: number;
  readonly unitsOf: Int32Array;
  readonly unitsOfMove: number;
  /** The next scarce resource, not rounded. */
  readonly spare: number;
  readonly spareOf: Int32Array;
  readonly spareOfMove: number;
}

/** A resource of a day: its capacity, and its use by each scene and each company move. */
interface Capacity {
  readonly most: number;
  readonly of: Int32Array;
  readonly ofMove: number;
}

/** Selects the resource that fills days first, to be counted exactly, and the next one. */
export function scarceResource({ shoot: { params }, eighths, minutes, maxMinutes, scenes }: Model): Resource {
  const byScenes = { most: Math.min(params.maxScenes, scenes), of: new Int32Array(scenes).fill(1), ofMove: 0 };
  const byPages = { most: params.maxEighths, of: eighths, ofMove: params.moveEighths };
  const byTime = { most: maxMinutes, of: minutes, ofMove: params.moveMinutes };
  const daysFilled = ({ most, of }: Capacity) => of.reduce((sum, one) => sum + one, 0) / most;
  const [first = byPages, next = byScenes] = [byPages, byScenes, byTime].sort((a, b) => daysFilled(b) - daysFilled(a));
  const unit = unitOf(first);
  return {
    units: Math.floor(first.most / unit),
    unitsOf: first.of.map((one) => Math.floor(one / unit)),
    unitsOfMove: Math.floor(first.ofMove / unit),
    spare: next.most,
    spareOf: next.of,
    spareOfMove: next.ofMove,
  };
}

/** The largest unit without rounding, or a coarser one where that would be too many units. */
function unitOf({ most, of, ofMove }: Capacity): number {
  const exact = [...of, ofMove].reduce(greatestCommonDivisor, 0) || 1;
  return exact * Math.max(1, Math.ceil(most / exact / MAX_UNITS));
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
