/**
 * An apostrophe of an old Macintosh font, read as another letter: NORAÕS VOICE, OÕHARA. Portuguese words with Õ do not
 * match.
 */
export const MISREAD_APOSTROPHE =
  /(?<=\p{L})Õ(?=(?:[sStTdDmM]|ll|LL|re|RE|ve|VE)(?!\p{L}))|(?<=[sS])Õ(?!\p{L})|(?<=(?<!\p{L})O)Õ(?=\p{Lu})/gu;
