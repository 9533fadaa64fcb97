import { type ActorForm, actorForm, actorFromForm } from "../../shared/roster/actor-form.ts";
import type { ActorOption } from "../../shared/roster/option.ts";
import { ApiError, api } from "../api.ts";
import type { Outcome } from "../dialog-submission.ts";
import { inTurn } from "../in-turn.ts";
import { unless } from "../loaded.tsx";
import type { Pictured } from "../options/pictured.ts";
import { saveTyped, type TypedChange, type TypedOutcome } from "../options/save-typed.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
import { castMemberFrom } from "./cast-member.ts";

/** What a person does with the options of a role. `restore` takes a removal back. */
export type CastChange =
  | { readonly kind: "add"; readonly actorName: string; readonly details: string; readonly dates: string }
  | { readonly kind: "remove" | "restore"; readonly option: Pictured<ActorOption> }
  /** `insteadOf` is who was locked when the person decided. */
  | { readonly kind: "lock"; readonly actorName: string | null; readonly insteadOf: string | null }
  | ({ readonly kind: "describe"; readonly actorName: string } & TypedChange<ActorForm>);

/** What came of it: with a removal, the option that is gone. */
export interface CastOutcome extends Outcome, TypedOutcome<ActorForm> {
  readonly removed?: Pictured<ActorOption>;
  /** The actor whom this person wanted to lock, null for none, while somebody else has changed the lock. */
  readonly unlocked?: { readonly actorName: string | null };
}

const PROBLEMS: Readonly<Record<CastChange["kind"], string>> = {
  add: say("Failed to add option"),
  remove: say("Failed to delete option"),
  restore: say("Failed to add option"),
  lock: say("Failed to change the lock"),
  describe: say("Failed to save the details"),
};

/** Asks the server for a change, and says in words when it fails. */
export async function changeCast(id: string, castId: string, change: CastChange): Promise<CastOutcome> {
  try {
    return await inTurn(() => carryOut({ id, castId }, change));
  } catch (error) {
    if (change.kind === "lock" && error instanceof ApiError && error.code === "lockChanged") {
      return { problem: error.message, unlocked: { actorName: change.actorName } };
    }
    const problem = wordsFor(error, PROBLEMS[change.kind]);
    // What could not be brought back can be tried again.
    return change.kind === "restore" ? { problem, removed: change.option } : { problem };
  }
}

async function carryOut(params: { id: string; castId: string }, change: CastChange): Promise<CastOutcome> {
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
      // Someone, or this before its answer was lost, has brought it back already.
      await unless("nameTaken", api.restoreActorOption({ params, payload: { actor_name: change.option.actorName } }));
      return {};
    case "lock":
      await api.lockActor({ params, payload: { actor_name: change.actorName, instead_of: change.insteadOf } });
      return {};
    case "describe": {
      const { actorName } = change;
      return saveTyped(
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
