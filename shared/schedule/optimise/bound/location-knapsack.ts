import type { Model } from "../instance/compiled-model.ts";
import type { Resource } from "./scarce-resource.ts";
import type { SlotCandidates } from "./slot-candidates.ts";

/** Maximum number of locations per day that are counted exactly. */
const MAX_LAYERS = 3;

/** A knapsack of scenes in which each location is paid once, solved by dynamic programming. */
export interface LocationKnapsack {
  /** Value of each candidate, by index; set by the caller. Candidates without a positive value are not taken. */
  readonly worthOf: Float64Array;
  /**
   * Returns the maximum value of scenes that fit into a day, less location costs.
   *
   * @param visits cost of each location, by slot from `visitsAt` on
   * @param spare cost per unit of the less scarce resource
   */
  fill(candidates: SlotCandidates, visits: Float64Array, visitsAt: number, spare: number): number;
  /** Writes the scenes of the solution of the last call of `fill`. */
  read(solution: number[]): void;
}

export function locationKnapsack(model: Model, resource: Resource): LocationKnapsack {
  const { slots, shoot } = model;
  const { maxLocs } = shoot.params;
  const { units, unitsOf, unitsOfMove, spareOfMove } = resource;
  const layers = Math.min(maxLocs, MAX_LAYERS);
  const endless = maxLocs > MAX_LAYERS;
  const width = units + 1;
  const size = (layers + 1) * width;
  const best = new Float64Array(size);
  const current = new Float64Array(width);
  const worthOf = new Float64Array(model.scenes);
  /** By scene, layer and units: whether the scene is taken. */
  const isTaken = new Uint8Array(model.scenes * size);
  /**
   * By location, layer and units: whether the location improves the day, and whether its predecessor is in the same
   * layer.
   */
  const isBetter = new Uint8Array(model.places * size);
  const isFromSame = new Uint8Array(model.places * size);
  let candidates: SlotCandidates;
  let topLayer = 0;

  return { worthOf, fill, read };

  function fill(here: SlotCandidates, visits: Float64Array, visitsAt: number, spare: number): number {
    candidates = here;
    const { starts, places, slot } = candidates;
    best.fill(Number.NEGATIVE_INFINITY);
    best.fill(0, 0, width);
    for (let group = 0; group < places.length; group++) {
      let most = 0;
      for (let at = starts[group]!; at < starts[group + 1]!; at++) most += Math.max(0, worthOf[at]!);
      const visit = visits[visitsAt + places[group]! * slots + slot]!;
      isBetter.fill(0, group * size, (group + 1) * size);
      if (most <= visit) continue;
      for (let layer = layers; layer >= 1; layer--) addLocation(group, layer, visit, spare);
    }
    let worth = 0;
    topLayer = 0;
    for (let layer = 1; layer <= layers; layer++) {
      if (best[layer * width + units]! <= worth) continue;
      worth = best[layer * width + units]!;
      topLayer = layer;
    }
    return worth;
  }

  /** Adds a location as the last of `layer` locations of the day, wherever that is better. */
  function addLocation(group: number, layer: number, visit: number, spare: number): void {
    const move = layer > 1 ? unitsOfMove : 0;
    const charge = visit + (layer > 1 ? spareOfMove * spare : 0);
    const again = endless && layer === layers;
    const row = group * size + layer * width;
    current.fill(Number.NEGATIVE_INFINITY, 0, move);
    for (let unit = move; unit < width; unit++) {
      const below = best[(layer - 1) * width + unit - move]!;
      const same = again ? best[layer * width + unit - move]! : Number.NEGATIVE_INFINITY;
      isFromSame[row + unit] = same > below ? 1 : 0;
      current[unit] = Math.max(same, below) - charge;
    }
    for (let at = candidates.starts[group]!; at < candidates.starts[group + 1]!; at++) {
      const worth = worthOf[at]!;
      if (worth <= 0) continue;
      const taken = unitsOf[candidates.scenes[at]!]!;
      const takes = at * size + layer * width;
      isTaken.fill(0, takes, takes + width);
      for (let unit = units; unit >= taken; unit--) {
        const value = current[unit - taken]! + worth;
        if (value <= current[unit]!) continue;
        current[unit] = value;
        isTaken[takes + unit] = 1;
      }
    }
    for (let unit = 0; unit < width; unit++) {
      if (current[unit]! <= best[layer * width + unit]!) continue;
      best[layer * width + unit] = current[unit]!;
      isBetter[row + unit] = 1;
    }
  }

  function read(solution: number[]): void {
    solution.length = 0;
    let layer = topLayer;
    let unit = units;
    for (let group = candidates.places.length - 1; group >= 0 && layer > 0; group--) {
      const row = group * size + layer * width;
      if (!isBetter[row + unit]) continue;
      for (let at = candidates.starts[group + 1]! - 1; at >= candidates.starts[group]!; at--) {
        if (worthOf[at]! <= 0 || !isTaken[at * size + layer * width + unit]) continue;
        solution.push(candidates.scenes[at]!);
        unit -= unitsOf[candidates.scenes[at]!]!;
      }
      const stays = isFromSame[row + unit] === 1;
      if (layer > 1) unit -= unitsOfMove;
      if (!stays) layer--;
    }
  }
}
