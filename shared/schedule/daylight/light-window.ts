import type { Clock } from "../../roster/fields/clock.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { isExterior } from "../model/day-night.ts";
import type { SceneBlock } from "./day-blocks.ts";
import type { DayLight } from "./day-light.ts";

const DAY = 24 * 60;

/** A dusk scene may begin this long before sunset. */
const BEFORE_SUNSET = 30;

/** The light that an exterior needs, in minutes from midnight. */
export interface LightWindow {
  readonly isDark: boolean;
  /** Earliest start, and what it is in words: `dusk 7:42 PM`. */
  readonly opens: number;
  readonly opening: string;
  /** Latest end, or latest start where only the start is in that light; in words like the opening. */
  readonly closes: number;
  readonly closing: string;
  readonly closesFor: "start" | "end";
  /** `night exterior` */
  readonly kind: string;
}

/** When a scene has its light; undefined for interiors and for scenes without a time of day. */
export function lightWindow(
  { intExt, dayNight }: Pick<SceneBlock, "intExt" | "dayNight">,
  light: DayLight,
  clock?: Clock,
): LightWindow | undefined {
  if (!isExterior(intExt)) return undefined;
  const { dawn, sunrise, sunset, dusk } = light;
  const edge = (name: string, minutes: number): Edge => [
    minutes,
    light.isAssumed
      ? `${name} about ${clockText(minutes, clock)} (the sun times of the location are unknown)`
      : `${name} ${clockText(minutes, clock)}`,
  ];
  const window = (kind: string, isDark: boolean, [opens, opening]: Edge, closesFor: "start" | "end", by: Edge) => {
    return { kind, isDark, opens, opening, closesFor, closes: by[0], closing: by[1] };
  };
  if (dayNight === "DAY") return window("day exterior", false, edge("sunrise", sunrise), "end", edge("sunset", sunset));
  if (dayNight === "DAWN") return window("dawn exterior", false, edge("dawn", dawn), "start", edge("sunrise", sunrise));
  if (dayNight === "DUSK") {
    const opens: Edge = [sunset - BEFORE_SUNSET, `${BEFORE_SUNSET} min before ${edge("sunset", sunset)[1]}`];
    return window("dusk exterior", true, opens, "start", edge("dusk", dusk));
  }
  if (dayNight !== "NIGHT") return undefined;
  return window("night exterior", true, edge("dusk", dusk), "end", edge("dawn", dawn + DAY));
}

type Edge = readonly [minutes: number, words: string];
