const START = "(?<![\\p{L}\\p{N}\\p{M}])";
const STOP = "(?![\\p{L}\\p{N}\\p{M}])";

/**
 * Matches a name as whole words in any letter case, also with a plural ending: the breakdown lists singular forms. Any
 * white space matches the blanks in the name.
 *
 * @param flags in addition to i and u
 */
export function namePattern(name: string, flags: "" | "g" = ""): RegExp {
  const literal = name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/\s+/g, "\\s+");
  return new RegExp(`${START}${literal}(?:e?s)?${STOP}`, `iu${flags}`);
}
