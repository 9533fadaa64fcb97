import type { SchedulingInstance } from "../instance/instance.ts";
import { type Constraint, constraintsOf, without } from "./constraints.ts";

/** A minimal set of conflicting constraints, and scenes that suffice to show the conflict. */
export interface Conflict {
  readonly constraints: readonly Constraint[];
  /** Scenes by index in the instance. */
  readonly scenes: readonly number[];
}

/** Number of orders in which the constraints are filtered: the order determines which of several conflicts is found. */
const ORDERS = 8;

/**
 * The smallest conflict found by a deletion filter (Chinneck and Dravnieks 1991): each constraint is removed in turn,
 * and stays removed if the instance is still provably infeasible. The scenes are filtered in the same way.
 *
 * @param isInfeasible whether an instance is proven infeasible; true for the given one
 */
export function minimalConflict(
  shoot: SchedulingInstance,
  isInfeasible: (shoot: SchedulingInstance) => boolean,
): Conflict {
  const all = constraintsOf(shoot);
  const keeping = (kept: readonly Constraint[]) =>
    without(
      shoot,
      all.filter((one) => !kept.includes(one)),
    );
  const orders = Array.from({ length: ORDERS }, (_, order) => {
    const start = Math.floor((order * all.length) / ORDERS);
    return [...all.slice(start), ...all.slice(0, start)];
  });
  const constraints = orders
    .map((order) => filtered(order, (kept) => isInfeasible(keeping(kept))))
    .reduce((few, others) => (others.length < few.length ? others : few));
  const places = shoot.scenes.map((_, at) => at);
  return { constraints, scenes: filtered(places, (kept) => isInfeasible(onlyScenes(keeping(constraints), kept))) };
}

/** A minimal subset for which `holds` is true, by removing large parts first. */
export function filtered<T>(items: readonly T[], holds: (kept: readonly T[]) => boolean): T[] {
  let kept = [...items];
  for (let bite = Math.ceil(kept.length / 2); bite > 0; bite = bite === 1 ? 0 : Math.ceil(bite / 2)) {
    for (let at = 0; at < kept.length; ) {
      const rest = kept.toSpliced(at, bite);
      if (holds(rest)) kept = rest;
      else at += bite;
    }
  }
  return kept;
}

/** The instance with only some of its scenes. */
function onlyScenes(shoot: SchedulingInstance, kept: readonly number[]): SchedulingInstance {
  const placeOf = new Map(kept.map((scene, place) => [scene, place]));
  return {
    ...shoot,
    scenes: kept.flatMap((scene) => shoot.scenes[scene] ?? []),
    pinned: shoot.pinned.flatMap(({ scene, slot }) => {
      const place = placeOf.get(scene);
      return place === undefined ? [] : [{ scene: place, slot }];
    }),
    orders: shoot.orders.flatMap((order) => {
      const [scene, after] = [placeOf.get(order.scene), placeOf.get(order.after)];
      return scene === undefined || after === undefined ? [] : [{ ...order, scene, after }];
    }),
    windows: shoot.windows.map((window) => ({
      ...window,
      scenes: window.scenes.flatMap((scene) => placeOf.get(scene) ?? []),
    })),
    together: shoot.together.map((those) => those.flatMap((scene) => placeOf.get(scene) ?? [])),
  };
}
