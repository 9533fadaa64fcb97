import { isTimeAlone, TRAILING } from "../headings/time-of-day.ts";
import { trimEndMarks } from "../model/trim-marks.ts";
import type { SceneHeading } from "./found-heading.ts";
import type { Part } from "./script-parts.ts";

/** Confidence that the scene stays at the place above. */
const AT_PLACE_ABOVE = 0.5;

/**
 * The parts, in which headings without a place get the place of the scene above, with a doubt: NIGHT, LATER THAT DAY,
 * INT. SAME - NIGHT. A heading that names only INT. or EXT. stays as it is where that differs from the scene above.
 */
export function withPlacesAbove(parts: readonly Part[]): Part[] {
  let above: SceneHeading | undefined;
  return parts.map((part) => {
    if (part.kind !== "heading") return part;
    const heading = above === undefined ? part.heading : withPlaceOf(above, part.heading);
    if (!heading.omitted) above = heading;
    return heading === part.heading ? part : { ...part, heading };
  });
}

function withPlaceOf(above: SceneHeading, heading: SceneHeading): SceneHeading {
  const { intExt, set, omitted, text } = heading;
  const isWhole = intExt === "" && isTimeAlone(text);
  if (omitted || (!isWhole && (!isTimeAlone(set) || (intExt !== "" && intExt !== above.intExt)))) return heading;
  // LATER THAT DAY is not split at its last word.
  const time = isWhole ? trimEndMarks(text, TRAILING) : heading.time || set;
  const confidence = Math.min(heading.confidence, AT_PLACE_ABOVE);
  return {
    ...heading,
    intExt: above.intExt,
    set: above.set,
    time,
    confidence,
    doubt: "no-place",
  };
}
