import type { ActorOption } from "../../shared/roster/options/option.ts";
import type { Pictured } from "../options/option-thumbnail.ts";
import type { CastChange } from "./cast-change.ts";

/** A role's options as they will be once a pending change has succeeded. */
export function optimisticCastOptions(
  options: readonly Pictured<ActorOption>[],
  change: CastChange | undefined,
): readonly Pictured<ActorOption>[] {
  switch (change?.kind) {
    case "remove":
      return options.filter(({ actorName }) => actorName !== change.option.actorName);
    case "restore":
      return options.some(({ actorName }) => actorName === change.option.actorName)
        ? options
        : [...options, change.option];
    case "lock":
      return options.map((option) => ({ ...option, locked: option.actorName === change.actorName }));
    default:
      // A new option appears once it is saved, because its dialog stays open until then.
      return options;
  }
}
