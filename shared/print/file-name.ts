/** Maximum length of a part, so that every file system accepts the name. */
const MAX_LENGTH = 80;

/** Characters that some file system forbids; so are control characters. */
const FORBIDDEN = '\\/:*?"<>|';

/**
 * The name of a printed file: `The Long Tide - One-liner - Plan A v3 - 2026-03-02.pdf`. Empty parts are left out, and
 * characters that a file system forbids.
 */
export function fileName(parts: readonly string[], ending: string): string {
  const said = parts.map((part) => [...part].map(allowed).join("").replace(/\s+/g, " ").trim().slice(0, MAX_LENGTH));
  return `${said.filter((part) => part !== "").join(" - ")}.${ending}`;
}

const allowed = (letter: string) => (letter < " " || FORBIDDEN.includes(letter) ? " " : letter);
