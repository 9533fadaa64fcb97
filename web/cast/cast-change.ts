import { type ActorForm, actorForm, actorFromForm } from "../../shared/roster/options/actor-form.ts";
import type { ActorOption } from "../../shared/roster/options/option.ts";
import { ApiError, api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import { serialQueue } from "../data/serial-queue.ts";
import { t } from "../i18n/translate.ts";
import { undefinedOn } from "../layout/deferred.tsx";
import type { Pictured } from "../options/option-thumbnail.ts";
import { type FieldEditsResult, saveFieldEdits, type TypedChange } from "../options/save-field-edits.ts";
import { castMemberFrom } from "./cast-member.ts";

/** A change of a role's options. `restore` undoes a removal. */
export type CastChange =
  | { readonly kind: "add"; readonly actorName: string; readonly details: string; readonly dates: string }
  | { readonly kind: "remove" | "restore"; readonly option: Pictured<ActorOption> }
  /** `insteadOf` is the option that was locked when the user decided. */
  | { readonly kind: "lock"; readonly actorName: string | null; readonly insteadOf: string | null }
  | ({ readonly kind: "describe"; readonly actorName: string } & TypedChange<ActorForm>);

/** The result of a change; for a removal, with the removed option. */
export interface CastResult extends Outcome, FieldEditsResult<ActorForm> {
  readonly removed?: Pictured<ActorOption>;
  /** The actor that this user wanted to lock (null for none), when another user has changed the lock. */
  readonly unlocked?: { readonly actorName: string | null };
}

const PROBLEMS: Readonly<Record<CastChange["kind"], string>> = {
  add: t("Failed to add option"),
  remove: t("Failed to delete option"),
  restore: t("Failed to add option"),
  lock: t("Failed to change the lock"),
  describe: t("Failed to save the details"),
};

/** Sends a change, and returns the error message if it fails. */
export async function changeCast(id: string, castId: string, change: CastChange): Promise<CastResult> {
  try {
    return await serialQueue(() => carryOut({ id, castId }, change));
  } catch (error) {
    if (change.kind === "lock" && error instanceof ApiError && error.code === "lockChanged") {
      return { problem: error.message, unlocked: { actorName: change.actorName } };
    }
    const problem = errorText(error, PROBLEMS[change.kind]);
    // A failed restore can be repeated.
    return change.kind === "restore" ? { problem, removed: change.option } : { problem };
  }
}

async function carryOut(params: { id: string; castId: string }, change: CastChange): Promise<CastResult> {
  switch (change.kind) {
    case "add": {
      const { actorName, details, dates } = change;
      await api.addActorOption({ params, payload: { actorName, details, dates } });
      return {};
    }
    case "remove":
      await api.removeActorOption({ params, payload: { actor_name: change.option.actorName } });
      return { removed: change.option };
    case "restore":
      // The option was already restored by someone else, or by this request before its response was lost.
      await undefinedOn(
        "nameTaken",
        api.restoreActorOption({ params, payload: { actor_name: change.option.actorName } }),
      );
      return {};
    case "lock":
      await api.lockActor({ params, payload: { actor_name: change.actorName, instead_of: change.insteadOf } });
      return {};
    case "describe": {
      const { actorName } = change;
      return saveFieldEdits(
        change,
        (form, version, operation) => {
          const payload = { actor_name: actorName, version, operation, ...actorFromForm(form) };
          return api.updateActorDetails({ params, payload });
        },
        async () => {
          const member = castMemberFrom(await api.getCastOptions({ params }));
          const option = member?.options.find((one) => one.actorName === actorName);
          return option && { form: actorForm(option), version: option.version ?? 0 };
        },
      );
    }
  }
}
