import type { CSSProperties } from "react";
import type { StripPalette } from "../../shared/schedule/strip-colours/strip-palette.ts";

/** The style that gives all strip papers within an element the colours of a palette. */
export function paletteStyle(palette: StripPalette): CSSProperties {
  const { dayInt, dayExt, nightInt, nightExt, dawn, dusk } = palette;
  // React's type knows no custom properties.
  return {
    "--strip-day-int": dayInt,
    "--strip-day-ext": dayExt,
    "--strip-night-int": nightInt,
    "--strip-night-ext": nightExt,
    "--strip-dawn": dawn,
    "--strip-dusk": dusk,
  } as CSSProperties;
}
