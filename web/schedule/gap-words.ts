import { percentText } from "../texts/numbers.ts";
import { say } from "../texts/say.ts";

/** How good a schedule is proven to be: by how much it may at the most cost more than the best possible. */
export function gapWords(gap: number): string {
  if (gap < 0.0005) return say("Proven best: no schedule that keeps all dates, pins and limits costs less.");
  return say("No schedule can be more than {percent} better.", { percent: percentText(gap / (1 + gap)) });
}
