import { t } from "../../i18n/speech.ts";

/** Maximum number of names before the rest is counted. */
const NAMED = 6;

/** A list of names: `NORA, SAM`, or `A, B, C, D, E, F and 3 more`. */
export function namesInWords(who: readonly string[]): string {
  const rest = who.length - NAMED;
  const names = who.slice(0, NAMED).join(", ");
  return rest > 0 ? t("{names} and {rest} more", { names, rest }) : names;
}
