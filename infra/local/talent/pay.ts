import type { TalentInstance } from "./instance.ts";

/**
 * Total pay for an order of the scenes: each actor is paid for all scenes from their first to their last.
 *
 * @param order each scene once, numbered from 0
 */
export function payOf({ duration, cost, matrix }: TalentInstance, order: readonly number[]): number {
  let pay = 0;
  matrix.forEach((needs, actor) => {
    const first = order.findIndex((scene) => needs[scene]);
    const last = order.findLastIndex((scene) => needs[scene]);
    if (first < 0) return;
    for (const scene of order.slice(first, last + 1)) pay += (cost[actor] ?? 0) * (duration[scene] ?? 0);
  });
  return pay;
}

/** Total pay for work alone, a lower bound for any order. */
export function payForWork({ duration, cost, matrix }: TalentInstance): number {
  let pay = 0;
  matrix.forEach((needs, actor) => {
    needs.forEach((needed, scene) => {
      if (needed) pay += (cost[actor] ?? 0) * (duration[scene] ?? 0);
    });
  });
  return pay;
}
