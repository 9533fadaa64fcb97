const START = "(?<![\\p{L}\\p{N}\\p{M}])";
const STOP = "(?![\\p{L}\\p{N}\\p{M}])";

/**
 * Finds a name as whole words, in capitals or small letters and with the ending of many: names stand in the breakdown
 * without it. Blanks in the name are found as any blanks.
 *
 * @param flags besides i and u
 */
export function namePattern(name: string, flags: "" | "g" = ""): RegExp {
  const literal = name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`${START}${literal}(?:e?s)?${STOP}`, `iu${flags}`);
}
