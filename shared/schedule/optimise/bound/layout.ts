import type { Model } from "../model.ts";

/** Where each kind of price stands in one list of prices. Prices by two keys have a row of slots for each first key. */
export interface Layout {
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
  readonly size: number;
}

/** The layout for a production. */
export function layoutOf({ scenes, actors, places, slots }: Model): Layout {
  const work = scenes;
  const visit = work + actors * slots;
  const use = visit + places * slots;
  const spare = use + slots;
  const rest = spare + slots;
  return { scene: 0, work, visit, use, spare, rest, size: rest + slots };
}
