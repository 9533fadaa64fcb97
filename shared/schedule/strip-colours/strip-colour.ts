import { isDark, isExterior } from "../model/day-night.ts";

/** Name of a strip colour. The web has its own shades. */
export type StripColour = "white" | "yellow" | "blue" | "green" | "pink" | "orange";

/**
 * The usual strip colour: white for day interiors, yellow for day exteriors, blue for night interiors, green for night
 * exteriors, pink for dawn and orange for dusk exteriors. INT./EXT. counts as exterior.
 */
export function stripColour(strip: { intExt: string; dayNight: string }): StripColour {
  if (!isExterior(strip.intExt)) return isDark(strip.dayNight) ? "blue" : "white";
  if (strip.dayNight === "DAWN") return "pink";
  if (strip.dayNight === "DUSK") return "orange";
  return isDark(strip.dayNight) ? "green" : "yellow";
}

/** Strip shades for print. */
export const PRINTED_SHADES: Readonly<Record<StripColour, string>> = {
  white: "#ffffff",
  yellow: "#ffe14d",
  blue: "#6fa8f5",
  green: "#5fbf77",
  pink: "#f7a8c4",
  orange: "#f9a13a",
};
