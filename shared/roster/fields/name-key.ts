/** What two spellings of a name share: `Jim  Doe` and `JIM DOE` have one key, with or without quotes around it. */
export function nameKey(name: string): string {
  return name.normalize("NFC").replace(/["“”]/g, "").trim().replace(/\s+/g, " ").toUpperCase();
}
