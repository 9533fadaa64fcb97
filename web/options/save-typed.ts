import { ApiError } from "../api.ts";
import type { Outcome } from "../dialog-submission.ts";
import { say } from "../texts/say.ts";
import { disputedNames, type SavedForm, type TextForm, type TypedFields, withTyped } from "./typed.ts";

/** What somebody has typed, and the form that they saw. `operation` makes a retry harmless. */
export interface TypedChange<Form> {
  readonly typed: TypedFields<Form>;
  readonly seen: SavedForm<Form>;
  readonly operation: string;
}

/** What saving came to: `theirs` is what others have saved meanwhile where both have written. */
export interface TypedOutcome<Form> extends Outcome {
  readonly theirs?: SavedForm<Form>;
}

// Somebody who saves every moment must not keep another from being told.
const MOST_TRIES = 5;

/**
 * Saves what was typed. What others have saved meanwhile in other fields stays; where both have written the same field,
 * nothing is saved, and it is for the person to say what holds.
 */
export async function saveTyped<Form extends TextForm<Form>>(
  { typed, seen, operation }: TypedChange<Form>,
  put: (form: Form, version: number, operation: string) => Promise<unknown>,
  latest: () => Promise<SavedForm<Form> | undefined>,
): Promise<TypedOutcome<Form>> {
  let saved = seen;
  for (let tries = 1; ; tries++) {
    if (disputedNames(saved.form, typed).length > 0) {
      return { problem: say("Someone else has changed this in the meantime."), theirs: saved };
    }
    try {
      // Only the first try can have been made before, by the same hand, with its answer lost.
      const name = tries === 1 ? operation : crypto.randomUUID();
      await put(withTyped(saved.form, typed), saved.version, name);
      return {};
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === "staleOption";
      const now = isStale && tries < MOST_TRIES ? await latest() : undefined;
      if (!now) throw error;
      saved = now;
    }
  }
}
