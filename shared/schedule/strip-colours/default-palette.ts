import { type StripColour, stripColour } from "./strip-colour.ts";
import type { StripPalette } from "./strip-palette.ts";

/** The usual strip colours, for projects without a custom palette. */
export const USUAL_PALETTE: StripPalette = {
  dayInt: "#ffffff",
  dayExt: "#ffd94b",
  nightInt: "#84bbf6",
  nightExt: "#7bd692",
  dawn: "#fbb0c3",
  dusk: "#ffad6b",
};

/** The palette entry of each strip colour. */
const PAPERS: Readonly<Record<StripColour, keyof StripPalette>> = {
  white: "dayInt",
  yellow: "dayExt",
  blue: "nightInt",
  green: "nightExt",
  pink: "dawn",
  orange: "dusk",
};

/** Strip colour of a scene, `#rrggbb`, in the project's palette or the default one. */
export function shadeOf(strip: Parameters<typeof stripColour>[0], palette: StripPalette | null | undefined): string {
  return (palette ?? USUAL_PALETTE)[PAPERS[stripColour(strip)]];
}
