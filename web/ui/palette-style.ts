import type { CSSProperties } from "react";
import type { StripPalette } from "../../shared/schedule/strip-colours/strip-palette.ts";

/** Style that sets the strip colours within an element to a palette. */
export function paletteStyle(palette: StripPalette): CSSProperties {
  const { dayInt, dayExt, nightInt, nightExt, dawn, dusk } = palette;
  // React's type does not include custom properties.
  return {
    "--strip-day-int": dayInt,
    "--strip-day-ext": dayExt,
    "--strip-night-int": nightInt,
    "--strip-night-ext": nightExt,
    "--strip-dawn": dawn,
    "--strip-dusk": dusk,
  } as CSSProperties;
}
