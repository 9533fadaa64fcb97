import type { TalentInstance } from "../../infra/local/talent/instance.ts";
import { bitSums } from "../../shared/schedule/search/bit-sets.ts";
import type { Budget } from "../../shared/schedule/search/budget.ts";

/** Scenes of the largest table, which takes 128 MB. */
const MAX_SCENES = 24;
const HALF = 12;
/** The budget is checked once in this many sets. */
const CHECK_INTERVAL = 4096;

/**
 * The minimum pay by plain dynamic programming over all sets of scenes already shot, without bounds or dominance, as a
 * baseline.
 *
 * @returns undefined when the instance has more than 24 scenes or the budget has expired
 */
export function leastPay({ scenes, duration, cost, matrix }: TalentInstance, budget: Budget): number | undefined {
  if (scenes > MAX_SCENES) return undefined;
  const castOf = Array.from({ length: scenes }, (_, scene) =>
    matrix.reduce((cast, row, actor) => (row[scene] === 1 ? cast | (1 << actor) : cast), 0),
  );
  const payOf = bitSums(cost);
  const first = castOfSets(castOf.slice(0, HALF));
  const second = castOfSets(castOf.slice(HALF));
  const castOfSet = (set: number) => first[set & ((1 << HALF) - 1)]! | second[set >>> HALF]!;
  const all = 2 ** scenes - 1;
  const least = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY);
  least[0] = 0;
  for (let shot = 0; shot < all; shot++) {
    if (shot % CHECK_INTERVAL === 0 && budget.expired()) return undefined;
    const begun = castOfSet(shot);
    for (let scene = 0; scene < scenes; scene++) {
      const next = shot | (1 << scene);
      if (next === shot) continue;
      const onLocation = castOf[scene]! | (begun & castOfSet(all & ~next));
      const pay = least[shot]! + payOf(onLocation) * duration[scene]!;
      if (pay < least[next]!) least[next] = pay;
    }
  }
  return least[all]!;
}

/** The actors of each set of some scenes. */
function castOfSets(castOf: readonly number[]): Int32Array {
  const casts = new Int32Array(2 ** castOf.length);
  for (const [scene, cast] of castOf.entries()) {
    const size = 2 ** scene;
    for (let set = 0; set < size; set++) casts[size + set] = casts[set]! | cast;
  }
  return casts;
}
