import { stored } from "../../i18n/stored.ts";

/** Why a file from a writing program cannot be read. */
export type ScreenplayErrorReason =
  | "too-large"
  | "not-a-script"
  | "not-xml"
  | "entities"
  | "not-final-draft"
  | "no-scenes";

/** A file from a writing program that cannot be read. The message tells the user the reason and what to do. */
export class ScreenplayError extends Error {
  override readonly name = "ScreenplayError";
  readonly reason: ScreenplayErrorReason;

  constructor(reason: ScreenplayErrorReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The error for a file that exceeds a limit far above any screenplay. */
export function tooMany(what: string): ScreenplayError {
  return new ScreenplayError(
    "too-large",
    stored("This file has more than {parts}. Upload the script only.", { parts: what }),
  );
}

/** Five times the size of a screenplay of 400 pages, including markup. */
const MAX_CHARACTERS = 10_000_000;
/** Twice the text of 400 full pages. */
const MAX_TEXT_CHARACTERS = 3_000_000;

/** @throws {ScreenplayError} when a file's text with markup is longer than any screenplay */
export function checkLength(text: string): void {
  if (text.length > MAX_CHARACTERS) throw tooLong(text.length, MAX_CHARACTERS);
}

/** @throws {ScreenplayError} when a file's text without markup is longer than any screenplay */
export function checkWords(characters: number): void {
  if (characters > MAX_TEXT_CHARACTERS) throw tooLong(characters, MAX_TEXT_CHARACTERS);
}

function tooLong(characters: number, most: number): ScreenplayError {
  const [held, limit] = [Math.ceil(characters / 1_000_000), most / 1_000_000];
  return new ScreenplayError(
    "too-large",
    stored("This file has {parts} million characters; at most {limit} million can be read. Upload the script only.", {
      parts: held > limit ? String(held) : stored("more than {limit}", { limit }),
      limit,
    }),
  );
}

/** Advice about scene headings, by format. */
const HEADINGS = {
  fdx: stored(
    "This Final Draft file has no scene heading. Set the headings of the scenes as Scene Heading and save it again.",
  ),
  fountain: stored(
    "This text has no scene heading. In Fountain one begins with INT. or EXT., or with a dot, and has a blank line above it.",
  ),
} as const;

/** The error for a script without scenes. */
export function noScenes(format: keyof typeof HEADINGS): ScreenplayError {
  return new ScreenplayError("no-scenes", HEADINGS[format]);
}
