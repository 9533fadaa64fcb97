import type { SchedulingInstance } from "./instance.ts";

/**
 * Scenes matched to slots by their domains, the number of scenes a day, and the rest after nights; other constraints
 * are ignored.
 * - `matched`: the slot of each scene
 * - `impossible`: no such matching exists, so the instance is infeasible
 * - `unknown`: the search was cut off
 */
export type SceneMatching =
  | { readonly kind: "matched"; readonly slotOf: readonly number[] }
  | { readonly kind: "impossible" | "unknown" };

/** Real productions need only a few branches. */
const MAX_BRANCHES = 1000;

/** Slots on which no day-only scene, or no night-only scene, may be. */
interface Closed {
  readonly forDay: ReadonlySet<number>;
  readonly forNight: ReadonlySet<number>;
}

/**
 * Maximum bipartite matching by augmenting paths. Each night followed by daylight branches into 'no night on the first
 * day' and 'no day exterior on the next'.
 *
 * @param domains the possible slots of each scene
 */
export function matchScenes(shoot: SchedulingInstance, domains: readonly (readonly number[])[]): SceneMatching {
  const { scenes, calendar, params } = shoot;
  const kinds = scenes.map(({ kind }) => kind);
  /** Slots after which a night rules out daylight on the next slot. */
  const restSlots = [...calendar.dates.keys()].filter(
    (slot) => params.rest && (calendar.abs[slot + 1] ?? 0) - (calendar.abs[slot] ?? 0) === 1,
  );
  let branches = 0;
  return branch(
    scenes.map(() => -1),
    { forDay: new Set(), forNight: new Set() },
  );

  function branch(start: readonly number[], closed: Closed): SceneMatching {
    const slotOf = matched(start, closed);
    if (!slotOf) return { kind: "impossible" };
    const night = restSlots.find((slot) => has(slotOf, slot, "N") && has(slotOf, slot + 1, "D"));
    if (night === undefined) return { kind: "matched", slotOf };
    if (++branches > MAX_BRANCHES) return { kind: "unknown" };
    const noNight = branch(slotOf, { ...closed, forNight: new Set([...closed.forNight, night]) });
    if (noNight.kind !== "impossible") return noNight;
    return branch(slotOf, { ...closed, forDay: new Set([...closed.forDay, night + 1]) });
  }

  function has(slotOf: readonly number[], slot: number, kind: "D" | "N"): boolean {
    return slotOf.some((at, scene) => at === slot && kinds[scene] === kind);
  }

  function mayUse({ forDay, forNight }: Closed, scene: number, slot: number): boolean {
    return !(kinds[scene] === "D" && forDay.has(slot)) && !(kinds[scene] === "N" && forNight.has(slot));
  }

  /** Completes a matching; undefined when that is impossible. */
  function matched(start: readonly number[], closed: Closed): readonly number[] | undefined {
    const slotOf = start.map((slot, scene) => (slot >= 0 && mayUse(closed, scene, slot) ? slot : -1));
    const on = calendar.dates.map(() => new Set<number>());
    for (const [scene, slot] of slotOf.entries()) on[slot]?.add(scene);
    return slotOf.every((slot, scene) => slot >= 0 || isPlaced(scene)) ? slotOf : undefined;

    function isPlaced(newcomer: number): boolean {
      /** By slot: the scene that moves there if there is space. */
      const wantedBy = new Map<number, number>();
      const reached = [newcomer];
      for (const scene of reached) {
        for (const slot of domains[scene] ?? []) {
          if (wantedBy.has(slot) || !mayUse(closed, scene, slot)) continue;
          wantedBy.set(slot, scene);
          if (on[slot]!.size >= params.maxScenes) reached.push(...on[slot]!);
          else {
            shift(wantedBy, slot);
            return true;
          }
        }
      }
      return false;
    }

    /** Moves each scene along the augmenting path that ends at a slot with free capacity. */
    function shift(wantedBy: ReadonlyMap<number, number>, free: number): void {
      for (let slot = free; slot >= 0; ) {
        const scene = wantedBy.get(slot)!;
        const left = slotOf[scene]!;
        on[left]?.delete(scene);
        on[slot]!.add(scene);
        slotOf[scene] = slot;
        slot = left;
      }
    }
  }
}
