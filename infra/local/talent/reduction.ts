import type { TalentInstance } from "./instance.ts";

/** A smaller instance with the same waiting cost, and the inverse mapping. */
export interface Reduction {
  readonly instance: TalentInstance;
  /** Expands an order of the smaller instance to all scenes, at the same waiting cost. */
  expand(order: readonly number[]): number[];
}

/**
 * Removes what cannot affect the waiting: actors in fewer than two scenes never wait, scenes without actors go last,
 * and scenes with the same cast are adjacent in some optimal order (Cheng, Diamond and Lin 1993), so they are merged.
 * Repeated until nothing changes, since each step enables the others.
 */
export function reduced(instance: TalentInstance): Reduction {
  const waiting = instance.matrix.flatMap((needs, actor) =>
    needs.reduce<number>((count, needed) => count + needed, 0) > 1 ? [actor] : [],
  );
  const scenes = Array.from({ length: instance.scenes }, (_, scene) => scene);
  const castOf = (scene: number) => waiting.map((actor) => instance.matrix[actor]?.[scene] ?? 0);
  const bunches = Map.groupBy(scenes, (scene) => castOf(scene).join(""));
  const nobody = waiting.map(() => 0).join("");
  const empty = bunches.get(nobody) ?? [];
  bunches.delete(nobody);
  const merged = [...bunches.values()];
  const expand = (order: readonly number[]) => [...order.flatMap((bunch) => merged[bunch] ?? []), ...empty];
  const smaller: TalentInstance = {
    scenes: merged.length,
    actors: waiting.length,
    duration: merged.map((bunch) => bunch.reduce((sum, scene) => sum + (instance.duration[scene] ?? 0), 0)),
    cost: waiting.map((actor) => instance.cost[actor] ?? 0),
    matrix: waiting.map((actor) => merged.map(([scene = 0]) => instance.matrix[actor]?.[scene] ?? 0)),
  };
  if (smaller.scenes === instance.scenes && smaller.actors === instance.actors) return { instance: smaller, expand };
  const rest = reduced(smaller);
  return { instance: rest.instance, expand: (order) => expand(rest.expand(order)) };
}
