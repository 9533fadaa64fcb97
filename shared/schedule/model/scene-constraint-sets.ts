import type { Precedence, SceneConstraints } from "./scene-constraints.ts";

/** No constraints between scenes. */
export const NO_SCENE_CONSTRAINTS: SceneConstraints = { pins: [], orders: [], together: [], lockedDays: [] };

/** The constraints among the scenes with these ids. */
export function constraintsAmong(
  { pins, orders, together, lockedDays }: SceneConstraints,
  known: ReadonlySet<string>,
): SceneConstraints {
  return {
    pins: pins.filter(({ sceneId }) => known.has(sceneId)),
    orders: orders.filter(({ sceneId, after }) => known.has(sceneId) && known.has(after)),
    together: together.map((those) => those.filter((sceneId) => known.has(sceneId))).filter(({ length }) => length > 1),
    lockedDays,
  };
}

/** A cycle of precedences, which cannot be met; undefined when there is none. */
export function findCycle(orders: readonly Precedence[]): readonly Precedence[] | undefined {
  const isClear = new Set<string>();
  for (const { sceneId } of orders) {
    const circle = follow(sceneId, []);
    if (circle) return circle;
  }
  return undefined;

  function follow(sceneId: string, path: readonly Precedence[]): readonly Precedence[] | undefined {
    const back = path.findIndex((order) => order.sceneId === sceneId);
    if (back >= 0) return path.slice(back);
    if (isClear.has(sceneId)) return undefined;
    for (const order of orders.filter((one) => one.sceneId === sceneId)) {
      const circle = follow(order.after, [...path, order]);
      if (circle) return circle;
    }
    isClear.add(sceneId);
    return undefined;
  }
}
