import { withDayMarks } from "../../dates/day-marks.ts";
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
  const edge = (name: Words, minutes: number): Edge => [
    minutes,
    () => {
      const time = withDayMarks(clockText(minutes, clock));
      return light.isAssumed
        ? t("{name} about {minutes} (the sun times of the location are unknown)", { name: name(), minutes: time })
        : `${name()} ${time}`;
    },
  ];
  const atSunrise = edge(() => t("sunrise"), sunrise);
  const atSunset = edge(() => t("sunset"), sunset);
  const atDusk = edge(() => t("dusk"), dusk);
  if (dayNight === "DAY") return windowOf(() => t("day exterior"), false, atSunrise, "end", atSunset);
  if (dayNight === "DAWN") {
    const atDawn = edge(() => t("dawn"), dawn);
    return windowOf(() => t("dawn exterior"), false, atDawn, "start", atSunrise);
  }
  if (dayNight === "DUSK") {
    const words = () => t("{minutes} min before {sunset}", { minutes: BEFORE_SUNSET, sunset: atSunset[1]() });
    return windowOf(() => t("dusk exterior"), true, [sunset - BEFORE_SUNSET, words], "start", atDusk);
  }
  if (dayNight !== "NIGHT") return undefined;
  const atNextDawn = edge(() => t("dawn"), dawn + DAY);
  return windowOf(() => t("night exterior"), true, atDusk, "end", atNextDawn);
}

type Words = () => string;
type Edge = readonly [minutes: number, words: Words];

/** A window whose words are only written when they are read: boards compute thousands of windows for their minutes. */
function windowOf(kind: Words, isDark: boolean, [opens, opening]: Edge, closesFor: "start" | "end", by: Edge) {
  const [closes, closing] = by;
  return {
    ...{ isDark, opens, closesFor, closes },
    get kind() {
      return kind();
    },
    get opening() {
      return opening();
    },
    get closing() {
      return closing();
    },
  };
}
