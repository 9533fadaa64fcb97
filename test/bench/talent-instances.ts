import type { TalentInstance } from "../../infra/local/talent/instance.ts";
import { seededRandom } from "../../shared/schedule/search/seeded-random.ts";

/**
 * A random talent instance; the same for the same size and seed. Each actor is in a uniformly distributed number of
 * scenes from 2 to half of all, chosen uniformly, and earns 1 to 100 a day; each scene takes one day. These
 * distributions are ours: numbers proven are not comparable with published ones.
 */
export function randomTalentInstance(scenes: number, actors: number, seed: number): TalentInstance {
  const chance = seededRandom(1_000_000 * seed + 1_000 * scenes + actors);
  const from = (low: number, high: number) => low + Math.floor(chance() * (high - low + 1));
  const rows = Array.from({ length: actors }, () => {
    const row = Array<0 | 1>(scenes).fill(0);
    for (let left = from(2, Math.max(2, Math.floor(scenes / 2))); left > 0; ) {
      const scene = from(0, scenes - 1);
      if (row[scene] === 1) continue;
      row[scene] = 1;
      left--;
    }
    return row;
  });
  return {
    scenes,
    actors,
    duration: Array<number>(scenes).fill(1),
    cost: Array.from({ length: actors }, () => from(1, 100)),
    matrix: rows,
  };
}
