/** Maximum number of names before the rest is counted. */
const NAMED = 6;

/** A list of names: `NORA, SAM`, or `A, B, C, D, E, F and 3 more`. */
export function namesInWords(who: readonly string[]): string {
  const rest = who.length - NAMED;
  return `${who.slice(0, NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
