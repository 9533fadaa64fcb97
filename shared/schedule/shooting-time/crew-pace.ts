import * as z from "zod";
import { message, said, t } from "../../i18n/speech.ts";
import { hoursText } from "./hours-text.ts";

/** Kinds of scenes whose pace is learned apart, and their names as messages. */
export const SCENE_KINDS = {
  dayInterior: message("day interiors"),
  dayExterior: message("day exteriors"),
  nightInterior: message("night interiors"),
  nightExterior: message("night exteriors"),
} as const;
export type SceneKind = keyof typeof SCENE_KINDS;

/** A pace: minutes of an eighth of a page, and the number of reported days that it is learned from. */
const Pace = z.object({ minutesPerEighth: z.number().positive(), days: z.int().positive() }).readonly();

/** What a crew's reports say about its pace: over all, and for each kind of which enough days are reported. */
export const LearnedPaces = z
  .object({
    all: Pace,
    dayInterior: Pace.optional(),
    dayExterior: Pace.optional(),
    nightInterior: Pace.optional(),
    nightExterior: Pace.optional(),
  })
  .readonly();
export type LearnedPaces = z.infer<typeof LearnedPaces>;

/** The kind of a scene by its place and light; undefined when the heading does not say both. */
export function sceneKindOf(place: "exterior" | "interior" | "", dayNight: string): SceneKind | undefined {
  if (place === "" || dayNight === "") return undefined;
  const isNight = dayNight === "NIGHT" || dayNight === "DUSK";
  if (place === "exterior") return isNight ? "nightExterior" : "dayExterior";
  return isNight ? "nightInterior" : "dayInterior";
}

/** The learned pace of a kind, or over all where the kind has none, with its source: `2 h 20 min a page, learned from …`. */
export function learnedPaceOf(kind: SceneKind | undefined, paces: LearnedPaces) {
  const own = kind && paces[kind];
  const { minutesPerEighth, days } = own ?? paces.all;
  const page = hoursText(Math.round(8 * minutesPerEighth));
  const source = own
    ? t("{page} a page, learned from {days} days of {kind}", { page, days, kind: said(SCENE_KINDS[kind]) })
    : t("{page} a page, learned from {days} days", { page, days });
  return { minutesPerEighth, source };
}
