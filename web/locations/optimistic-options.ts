import type { LocationOption } from "../../shared/roster/options/option.ts";
import type { Pictured } from "../options/option-thumbnail.ts";
import type { LocationChange } from "./location-change.ts";

/** A group's options as they will be once a pending change has succeeded. */
export function optimisticLocationOptions(
  options: readonly Pictured<LocationOption>[],
  change: LocationChange | undefined,
): readonly Pictured<LocationOption>[] {
  const namesOf = (some: readonly Pictured<LocationOption>[]) => new Set(some.map(({ locationName }) => locationName));
  const without = (some: readonly Pictured<LocationOption>[], names: ReadonlySet<string>) =>
    some.filter(({ locationName }) => !names.has(locationName));
  switch (change?.kind) {
    case "remove":
      return without(options, namesOf(change.options));
    case "restore":
      return [...options, ...without(change.options, namesOf(options))];
    case "lock":
      return options.map((option) => ({ ...option, locked: option.locationName === change.locationName }));
    default:
      // A new option appears once it is saved, because its dialog stays open until then.
      return options;
  }
}
