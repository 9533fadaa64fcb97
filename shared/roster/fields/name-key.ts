/** Normalises a name for comparison: `Jim  Doe` and `JIM DOE` have the same key, with or without quotes. */
export function nameKey(name: string): string {
  return name.normalize("NFC").replace(/["“”]/g, "").trim().replace(/\s+/g, " ").toUpperCase();
}
