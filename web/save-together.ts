import { ApiError } from "./api.ts";
import { wordsFor } from "./problem-words.ts";

/** Something as it is saved, and the version that goes back with a change. */
export interface SavedVersion<Content> {
  readonly content: Content;
  readonly version: number;
}

/** What a person wants to be saved, and what they changed. */
export interface Wanted<Content> {
  readonly content: Content;
  readonly base: SavedVersion<Content>;
}

/** What saving came to: `theirs` is what others have saved meanwhile where both have written. */
export type SaveOutcome<Content> =
  | { readonly version: number }
  | { readonly problem: string }
  | { readonly theirs: SavedVersion<Content> };

/** How something that several people write in is fetched, saved and put together. */
interface SharedContent<Content> {
  /** The code of the refusal when others have saved meanwhile. */
  readonly stale: string;
  /** What is said when the server has no words for a failure. */
  readonly failure: string;
  readonly fetch: () => Promise<SavedVersion<Content>>;
  readonly save: (saved: SavedVersion<Content>) => Promise<{ readonly version: number }>;
  /** My changes put into theirs; nothing where both have written. */
  readonly join: (base: Content, mine: Content, theirs: Content) => Content | undefined;
}

// Somebody who saves every moment must not keep another from being told.
const MOST_TRIES = 5;

/** Saves what somebody has changed; what others have saved meanwhile stays, and is answered where both have written. */
export async function saveTogether<Content>(
  { content: mine, base }: Wanted<Content>,
  { stale, failure, fetch, save, join }: SharedContent<Content>,
): Promise<SaveOutcome<Content>> {
  try {
    let [content, version] = [mine, base.version];
    for (let tries = 1; ; tries++) {
      try {
        return await save({ content, version });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== stale || tries === MOST_TRIES) throw error;
      }
      const theirs = await fetch();
      const joined = join(base.content, mine, theirs.content);
      if (joined === undefined) return { theirs };
      [content, version] = [joined, theirs.version];
    }
  } catch (error) {
    return { problem: wordsFor(error, failure) };
  }
}
