import { ApiError } from "../api/client.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { conflictingNames, type FieldEdits, type SavedForm, type TextForm, withFieldEdits } from "./field-edits.ts";

/** A user's edits, and the form that they are based on. `operation` is the idempotency key. */
export interface TypedChange<Form> {
  readonly typed: FieldEdits<Form>;
  readonly seen: SavedForm<Form>;
  readonly operation: string;
}

/** Result of a save; `theirs` is others' saved form when there are conflicts. */
export interface FieldEditsResult<Form> extends Outcome {
  readonly theirs?: SavedForm<Form>;
}

// Gives up when another user saves continuously, and reports it to this user.
const MAX_ATTEMPTS = 5;

/**
 * Saves edited fields. Others' changes of other fields are kept; if the same field was changed, nothing is saved, and
 * the user decides.
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
      // Only the first attempt can repeat a request whose response was lost.
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
