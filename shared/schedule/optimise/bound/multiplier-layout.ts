import type { Model } from "../instance/compiled-model.ts";

/** A scene of an actor who also has others. */
export interface PresencePart {
  readonly actor: number;
  readonly scene: number;
}

/** Maximum number of presence multipliers worth their computing time; larger instances go without them. */
const MAX_PRESENCE_MULTIPLIERS = 500_000;

/** Offsets of each kind of multiplier in one vector. Those with two keys have a row of slots for each first key. */
export interface MultiplierLayout {
  /** Value of each scene. */
  readonly scene: number;
  /** Cost of each working actor, by actor and slot. */
  readonly work: number;
  /** Cost of each location, by location and slot. */
  readonly visit: number;
  /** Cost of using a slot. */
  readonly use: number;
  /** Cost per unit of the less scarce resource, by slot. */
  readonly spare: number;
  /** Cost of a night, and of a day on the following date, by slot of the night. */
  readonly rest: number;
  /** Cost of a night, by slot. */
  readonly night: number;
  /** Cost of a night, and of work without one on the following date, by slot of the night. */
  readonly back: number;
  /** Cost of having left when a part is shot later, by part and slot. */
  readonly gone: number;
  /** Cost of not yet having arrived when a part is shot earlier, by part and slot. */
  readonly come: number;
  readonly parts: readonly PresencePart[];
  readonly size: number;
}

export function multiplierLayout(model: Model): MultiplierLayout {
  const { scenes, actors, places, slots } = model;
  const work = scenes;
  const visit = work + actors * slots;
  const use = visit + places * slots;
  const spare = use + slots;
  const rest = spare + slots;
  const night = rest + slots;
  const back = night + slots;
  const gone = back + slots;
  const parts = partsOf(model);
  const come = gone + parts.length * slots;
  return { scene: 0, work, visit, use, spare, rest, night, back, gone, come, parts, size: come + parts.length * slots };
}

function partsOf({ scenesWith, canDrop, rate, slots }: Model): PresencePart[] {
  // Actors who can be dropped have two spans, and it costs nothing if unpaid ones are always present.
  const parts = scenesWith.flatMap((those, actor) =>
    those.length > 1 && !canDrop[actor] && rate[actor]! > 0 ? those.map((scene) => ({ actor, scene })) : [],
  );
  return 2 * parts.length * slots > MAX_PRESENCE_MULTIPLIERS ? [] : parts;
}
