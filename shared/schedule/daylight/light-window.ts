import { t } from "../../i18n/speech.ts";
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
      ? t("{name} about {minutes} (the sun times of the location are unknown)", {
          name,
          minutes: clockText(minutes, clock),
        })
      : `${name} ${clockText(minutes, clock)}`,
  ];
  const window = (kind: string, isDark: boolean, [opens, opening]: Edge, closesFor: "start" | "end", by: Edge) => {
    return { kind, isDark, opens, opening, closesFor, closes: by[0], closing: by[1] };
  };
  if (dayNight === "DAY")
    return window(t("day exterior"), false, edge(t("sunrise"), sunrise), "end", edge(t("sunset"), sunset));
  if (dayNight === "DAWN")
    return window(t("dawn exterior"), false, edge(t("dawn"), dawn), "start", edge(t("sunrise"), sunrise));
  if (dayNight === "DUSK") {
    const opens: Edge = [
      sunset - BEFORE_SUNSET,
      t("{minutes} min before {sunset}", { minutes: BEFORE_SUNSET, sunset: edge(t("sunset"), sunset)[1] }),
    ];
    return window(t("dusk exterior"), true, opens, "start", edge(t("dusk"), dusk));
  }
  if (dayNight !== "NIGHT") return undefined;
  return window(t("night exterior"), true, edge(t("dusk"), dusk), "end", edge(t("dawn"), dawn + DAY));
}

type Edge = readonly [minutes: number, words: string];
