import { ApiError } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";

/** Saved content, and its version for the optimistic lock. */
export interface SavedVersion<Content> {
  readonly content: Content;
  readonly version: number;
}

/** The content to save, and the version that it is based on. */
export interface SaveRequest<Content> {
  readonly content: Content;
  readonly base: SavedVersion<Content>;
}

/** Result of a save; `theirs` is others' saved content when there are conflicts. */
export type SaveResult<Content> =
  | { readonly version: number }
  | { readonly problem: string }
  | { readonly theirs: SavedVersion<Content> };

/** How a resource with several editors is loaded, saved and merged. */
interface MergeableResource<Content> {
  /** Code of the refusal when the base version is outdated. */
  readonly stale: string;
  /** Message for an error without one from the server. */
  readonly failure: string;
  readonly fetch: () => Promise<SavedVersion<Content>>;
  readonly save: (saved: SavedVersion<Content>) => Promise<{ readonly version: number }>;
  /** Merges my changes into theirs; undefined when there are conflicts. */
  readonly join: (base: Content, mine: Content, theirs: Content) => Content | undefined;
}

// Gives up when another user saves continuously, and reports it to this user.
const MAX_ATTEMPTS = 5;

/** Saves the content. Others' changes are merged, and conflicts are returned. */
export async function saveWithMerge<Content>(
  { content: mine, base }: SaveRequest<Content>,
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
