import { t } from "../../i18n/speech.ts";
import { stored } from "../../i18n/stored.ts";
import type { RoleCorrection } from "./role-correction.ts";
import type { MergedRole, Role, Roster } from "./roster.ts";

/** An invalid correction of the cast. The message gives the reason. */
export class RoleError extends Error {
  override readonly name = "RoleError";
}

/**
 * Applies a correction of the cast.
 *
 * @throws {RoleError} when the role does not exist, or a role would be merged with itself
 */
export function rosterCorrected(roster: Roster, correction: RoleCorrection): Roster {
  switch (correction.kind) {
    case "mergeRoles":
      return mergeRoles(roster, correction.from, correction.into);
    case "splitRole":
      return splitRole(roster, correction.castId);
    case "keepApart":
      return keepApart(roster, correction.castIds);
  }
}

/** Describes a correction of the cast for the version history: `Merged JIM into JAMES`. */
export function describeRoleCorrection(roster: Roster, correction: RoleCorrection): string {
  const merged = roster.roles.flatMap((role) => role.merged ?? []);
  const name = (castId: string) => [...roster.roles, ...merged].find((role) => role.castId === castId)?.name ?? castId;
  switch (correction.kind) {
    case "mergeRoles":
      return stored("Merged {name} into {into}", { name: name(correction.from), into: name(correction.into) });
    case "splitRole":
      return stored("Unmerged {name}", { name: name(correction.castId) });
    case "keepApart":
      return stored("Kept {names} apart", { names: correction.castIds.map(name).join(" and ") });
  }
}

/**
 * Merges `from` into `into` as another name of it.
 *
 * The cast id of the merged role is stored and never reused. Its actor options keep that id and count for the other
 * role (see `optionsByRole`), so that splitting the two restores the options of each.
 *
 * @param from cast id of the role to be merged
 * @param into cast id of the remaining role
 * @throws {RoleError} when a role does not exist, or both are the same
 */
export function mergeRoles(roster: Roster, from: string, into: string): Roster {
  const gone = roleWithId(roster, from);
  const stays = roleWithId(roster, into);
  if (from === into) throw new RoleError(t('"{name}" cannot be merged with itself.', { name: stays.name }));
  const { merged = [], ...own } = gone;
  const record: MergedRole = merged.length > 0 ? { ...own, with: merged.map(({ castId }) => castId) } : own;
  const whole: Role = {
    ...stays,
    aliases: [...stays.aliases, gone.name, ...gone.aliases],
    merged: [...(stays.merged ?? []), record, ...merged],
  };
  const roles = roster.roles.filter((role) => role !== gone).map((role) => (role === stays ? whole : role));
  return { ...roster, roles };
}

/**
 * Undoes a merge: restores the merged role at the position of its id in the cast list.
 *
 * @param castId cast id of the merged role
 * @throws {RoleError} when no role was merged under that id
 */
export function splitRole(roster: Roster, castId: string): Roster {
  const whole = roster.roles.find((role) => role.merged?.some((part) => part.castId === castId));
  const part = whole?.merged?.find((one) => one.castId === castId);
  if (whole === undefined || part === undefined) {
    throw new RoleError(t("No character with Cast ID {castId} was merged into another. Reload the page.", { castId }));
  }
  const { with: taken = [], ...own } = part;
  const names = new Set([own.name, ...own.aliases]);
  const isTaken = (one: MergedRole) => one === part || taken.includes(one.castId);
  const returned = withMerged(
    own,
    whole.merged?.filter((one) => one !== part && isTaken(one)),
  );
  const left = withMerged(
    { ...whole, aliases: whole.aliases.filter((name) => !names.has(name)) },
    whole.merged?.filter((one) => !isTaken(one)).map((one) => withoutPart(one, part)),
  );
  const roles = roster.roles.map((role) => (role === whole ? left : role));
  const at = roles.findIndex((role) => Number(role.castId) > Number(castId));
  return { ...roster, roles: roles.toSpliced(at < 0 ? roles.length : at, 0, returned) };
}

function withMerged({ merged: _, ...role }: Role, merged: readonly MergedRole[] = []): Role {
  return merged.length > 0 ? { ...role, merged } : role;
}

/** The merged role without one of the roles merged into it. */
function withoutPart(role: MergedRole, part: MergedRole): MergedRole {
  if (!role.with?.includes(part.castId)) return role;
  const names = [part.name, ...part.aliases];
  return {
    ...role,
    aliases: role.aliases.filter((name) => !names.includes(name)),
    with: role.with.filter((castId) => castId !== part.castId && !part.with?.includes(castId)),
  };
}

/** Marks two roles as different characters. */
function keepApart(roster: Roster, castIds: readonly [string, string]): Roster {
  for (const castId of castIds) roleWithId(roster, castId);
  return { ...roster, apart: [...(roster.apart ?? []), castIds] };
}

/**
 * Restores an earlier roster. Ids assigned since then are not reused.
 *
 * @param now the current roster
 */
export function rosterRestored(earlier: Roster, now: Roster): Roster {
  return {
    ...earlier,
    nextCastId: Math.max(earlier.nextCastId, now.nextCastId),
    nextGroupId: Math.max(earlier.nextGroupId, now.nextGroupId),
  };
}

/** The role with this cast id, or the one that the role with this cast id was merged into. */
export function roleOfCastId(roster: Roster, castId: string): Role | undefined {
  return roster.roles.find((role) => castIdsOf(role).includes(castId));
}

/** A role's cast id and the cast ids of the roles merged into it. */
export function castIdsOf(role: Role): string[] {
  return [role.castId, ...(role.merged ?? []).map((part) => part.castId)];
}

/** Current distinct cast ids: the id of a merged role is replaced by that of the role it was merged into. */
export function presentCastIds(roster: Roster, castIds: readonly string[]): string[] {
  return [...new Set(castIds.map((castId) => roleOfCastId(roster, castId)?.castId ?? castId))];
}

function roleWithId(roster: Roster, castId: string): Role {
  const role = roster.roles.find((one) => one.castId === castId);
  if (role === undefined) throw new RoleError(t("Cast member {castId} no longer exists. Reload the page.", { castId }));
  return role;
}
