import { groupOfId } from "../roles/group-edits.ts";
import { roleOfCastId } from "../roles/role-merge.ts";
import type { Roster } from "../roles/roster.ts";
import type { ActorOption, LocationOption } from "./option.ts";

/**
 * Actor options by current cast id: options of a merged role count for the role it was merged into. An actor who is an
 * option for both is listed once, with the data of the remaining role, and only one of a role's options is locked.
 * Options of unknown cast ids are unchanged.
 */
export function optionsByRole(roster: Roster, options: readonly ActorOption[]): ActorOption[] {
  return presentOptions(options, {
    idOf: ({ castId }) => castId,
    nameOf: ({ actorName }) => actorName,
    presentId: (castId) => roleOfCastId(roster, castId)?.castId,
    withId: (option, castId) => ({ ...option, castId }),
  });
}

/** Location options by current group id; merged groups are handled like merged roles in `optionsByRole`. */
export function optionsByGroup(roster: Roster, options: readonly LocationOption[]): LocationOption[] {
  return presentOptions(options, {
    idOf: ({ groupId }) => groupId,
    nameOf: ({ locationName }) => locationName,
    presentId: (groupId) => groupOfId(roster, groupId)?.id,
    withId: (option, groupId) => ({ ...option, groupId }),
  });
}

interface Kind<Option> {
  readonly idOf: (option: Option) => string;
  readonly nameOf: (option: Option) => string;
  /** The current id for an option's id. */
  readonly presentId: (id: string) => string | undefined;
  readonly withId: (option: Option, id: string) => Option;
}

function presentOptions<Option extends { readonly locked: boolean }>(
  options: readonly Option[],
  { idOf, nameOf, presentId, withId }: Kind<Option>,
): Option[] {
  const known = new Map<string, Option>();
  const locked = new Set<string>();
  // A group's own options take precedence over those of merged groups.
  const isOwn = (option: Option) => presentId(idOf(option)) === idOf(option);
  for (const option of [...options.filter(isOwn), ...options.filter((one) => !isOwn(one))]) {
    const id = presentId(idOf(option)) ?? idOf(option);
    const key = JSON.stringify([id, nameOf(option)]);
    const isLocked = option.locked && !locked.has(id);
    if (isLocked) locked.add(id);
    const listed = known.get(key);
    known.set(key, { ...(listed ?? withId(option, id)), locked: isLocked || (listed?.locked ?? false) });
  }
  return [...known.values()];
}
