import { ApiError } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";

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
export type SaveResult<Content> =
  | { readonly version: number }
  | { readonly problem: string }
  | { readonly theirs: SavedVersion<Content> };

/** How something that several people write in is fetched, saved and put together. */
interface MergeableResource<Content> {
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
const MAX_ATTEMPTS = 5;

/** Saves what somebody has changed; what others have saved meanwhile stays, and is answered where both have written. */
export async function saveWithMerge<Content>(
  { content: mine, base }: Wanted<Content>,
  { stale, failure, fetch, save, join }: MergeableResource<Content>,
): Promise<SaveResult<Content>> {
  try {
    let [content, version] = [mine, base.version];
    for (let tries = 1; ; tries++) {
      try {
        return await save({ content, version });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== stale || tries === MAX_ATTEMPTS) throw error;
      }
      const theirs = await fetch();
      const joined = join(base.content, mine, theirs.content);
      if (joined === undefined) return { theirs };
      [content, version] = [joined, theirs.version];
    }
  } catch (error) {
    return { problem: errorText(error, failure) };
  }
}
