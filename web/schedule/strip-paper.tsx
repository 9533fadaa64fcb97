import { stripColour } from "../../shared/schedule/strip-colours/strip-colour.ts";
import { type StripPaper, StripSwatch } from "../ui/form/strip-swatch.tsx";

const PAPERS: Readonly<Record<ReturnType<typeof stripColour>, StripPaper>> = {
  white: "day-int",
  yellow: "day-ext",
  blue: "night-int",
  green: "night-ext",
  pink: "dawn",
  orange: "dusk",
};

/** Paper colour of a scene's strip. */
export function paperOf(scene: { readonly intExt: string; readonly dayNight: string }): StripPaper {
  return PAPERS[stripColour(scene)];
}

/** A swatch in the paper colour of a scene's strip. */
export function StripPaperOf({ intExt, dayNight }: { readonly intExt: string; readonly dayNight: string }) {
  return <StripSwatch paper={paperOf({ intExt, dayNight })} label={`${intExt} ${dayNight}`.trim()} />;
}
