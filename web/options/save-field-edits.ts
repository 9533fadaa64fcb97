import { ApiError } from "../api/client.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { conflictingNames, type FieldEdits, type SavedForm, type TextForm, withFieldEdits } from "./field-edits.ts";

/** What somebody has typed, and the form that they saw. `operation` makes a retry harmless. */
export interface TypedChange<Form> {
  readonly typed: FieldEdits<Form>;
  readonly seen: SavedForm<Form>;
  readonly operation: string;
}

/** What saving came to: `theirs` is what others have saved meanwhile where both have written. */
export interface FieldEditsResult<Form> extends Outcome {
  readonly theirs?: SavedForm<Form>;
}

// Somebody who saves every moment must not keep another from being told.
const MAX_ATTEMPTS = 5;

/**
 * Saves what was typed. What others have saved meanwhile in other fields stays; where both have written the same field,
 * nothing is saved, and it is for the person to say what holds.
 */
export async function saveFieldEdits<Form extends TextForm<Form>>(
  { typed, seen, operation }: TypedChange<Form>,
  put: (form: Form, version: number, operation: string) => Promise<unknown>,
  latest: () => Promise<SavedForm<Form> | undefined>,
): Promise<FieldEditsResult<Form>> {
  let saved = seen;
  for (let tries = 1; ; tries++) {
    if (conflictingNames(saved.form, typed).length > 0) {
      return { problem: t("Someone else has changed this in the meantime."), theirs: saved };
    }
    try {
      // Only the first try can have been made before, by the same hand, with its answer lost.
      const name = tries === 1 ? operation : crypto.randomUUID();
      await put(withFieldEdits(saved.form, typed), saved.version, name);
      return {};
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === "staleOption";
      const now = isStale && tries < MAX_ATTEMPTS ? await latest() : undefined;
      if (!now) throw error;
      saved = now;
    }
  }
}
