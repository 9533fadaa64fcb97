import { type StripColour, stripColour } from "./strip-colour.ts";
import type { StripPalette } from "./strip-palette.ts";

/** The shades of the papers of most boards, for projects that have chosen none. */
export const USUAL_PALETTE: StripPalette = {
  dayInt: "#ffffff",
  dayExt: "#ffd94b",
  nightInt: "#84bbf6",
  nightExt: "#7bd692",
  dawn: "#fbb0c3",
  dusk: "#ffad6b",
};

/** Which shade of a palette stands for which paper. */
const PAPERS: Readonly<Record<StripColour, keyof StripPalette>> = {
  white: "dayInt",
  yellow: "dayExt",
  blue: "nightInt",
  green: "nightExt",
  pink: "dawn",
  orange: "dusk",
};

/** The shade of a scene's strip, `#rrggbb`, in a project's palette or the usual one. */
export function shadeOf(strip: Parameters<typeof stripColour>[0], palette: StripPalette | null | undefined): string {
  return (palette ?? USUAL_PALETTE)[PAPERS[stripColour(strip)]];
}
