/** Whom to name before the rest is only counted. */
const NAMED = 6;

/** Whom something concerns: `NORA, SAM`, or `A, B, C, D, E, F and 3 more`. */
export function namesInWords(who: readonly string[]): string {
  const rest = who.length - NAMED;
  return `${who.slice(0, NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
