/** A scene of the day with its shooting minutes. */
export interface SceneBlock {
  readonly kind: "scene";
  readonly sceneId: string;
  readonly number: string;
  readonly intExt: string;
  readonly dayNight: string;
  readonly castIds: readonly string[];
  readonly minutes: number;
  /** Minutes of the whole scene; more than those of the day when it is longer than a day. */
  readonly wholeMinutes: number;
}

/** A company move with its minutes. */
export interface MoveBlock {
  readonly kind: "move";
  readonly text: string;
  readonly minutes: number;
}

/** A part of the day in shooting order: a scene, a company move, or a meal at that place in the order. */
export type DayBlock = SceneBlock | MoveBlock | { readonly kind: "meal" };
