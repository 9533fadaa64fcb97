import type { Model } from "../instance/compiled-model.ts";

/** A scene of an actor who has others too. */
export interface PresencePart {
  readonly actor: number;
  readonly scene: number;
}

/** So many prices of parts are worth their time; a longer production goes without them. */
const MOST_PART_PRICES = 500_000;

/** Where each kind of price stands in one list of prices. Prices by two keys have a row of slots for each first key. */
export interface MultiplierLayout {
  /** What a day earns by each scene. */
  readonly scene: number;
  /** What a day pays for each actor who works, by actor and slot. */
  readonly work: number;
  /** What a day pays for each location, by place and slot. */
  readonly visit: number;
  /** What a day pays for being used, by slot. */
  readonly use: number;
  /** What a day pays for each unit of what is less scarce, by slot. */
  readonly spare: number;
  /** What a night pays, and a day on the morrow, by the slot of the night. */
  readonly rest: number;
  /** What whoever goes on a slot pays for it that a part may be shot later, by part and slot. */
  readonly gone: number;
  /** What whoever comes on a slot pays for it that a part may be shot earlier, by part and slot. */
  readonly come: number;
  readonly parts: readonly PresencePart[];
  readonly size: number;
}

/** The layout for a production. */
export function multiplierLayout(model: Model): MultiplierLayout {
  const { scenes, actors, places, slots } = model;
  const work = scenes;
  const visit = work + actors * slots;
  const use = visit + places * slots;
  const spare = use + slots;
  const rest = spare + slots;
  const gone = rest + slots;
  const parts = partsOf(model);
  const come = gone + parts.length * slots;
  return { scene: 0, work, visit, use, spare, rest, gone, come, parts, size: come + parts.length * slots };
}

function partsOf({ scenesWith, canDrop, slots }: Model): PresencePart[] {
  // Who can be dropped has two spans.
  const parts = scenesWith.flatMap((those, actor) =>
    those.length > 1 && !canDrop[actor] ? those.map((scene) => ({ actor, scene })) : [],
  );
  return 2 * parts.length * slots > MOST_PART_PRICES ? [] : parts;
}
