import type { RoleCorrection } from "./role-correction.ts";
import type { MergedRole, Role, Roster } from "./roster.ts";

/** A correction of the cast that cannot be made. The message says why. */
export class RoleError extends Error {
  override readonly name = "RoleError";
}

/**
 * The roster with what a person has put right in the cast.
 *
 * @throws {RoleError} when there is no such role, or a role is to be merged with itself
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

/** What a correction of the cast did, for the list of versions: `Merged JIM into JAMES`. */
export function describeRoleCorrection(roster: Roster, correction: RoleCorrection): string {
  const merged = roster.roles.flatMap((role) => role.merged ?? []);
  const name = (castId: string) => [...roster.roles, ...merged].find((role) => role.castId === castId)?.name ?? castId;
  switch (correction.kind) {
    case "mergeRoles":
      return `Merged ${name(correction.from)} into ${name(correction.into)}`;
    case "splitRole":
      return `Unmerged ${name(correction.castId)}`;
    case "keepApart":
      return `Kept ${correction.castIds.map(name).join(" and ")} apart`;
  }
}

/**
 * Makes `from` another name of `into`.
 *
 * The cast id of the one that goes is kept with it and never given to anyone else. Its actor options stay under that
 * id, untouched, and count for the role that it has become part of (see `optionsByRole`), so that parting the two gives each back its own.
 *
 * @param from the cast id of the role that goes
 * @param into the cast id of the role that stays
 * @throws {RoleError} when one of them is not on the cast list, or both are the same
 */
export function mergeRoles(roster: Roster, from: string, into: string): Roster {
  const gone = roleWithId(roster, from);
  const stays = roleWithId(roster, into);
  if (from === into) throw new RoleError(`"${stays.name}" cannot be merged with itself.`);
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
 * Takes a role out of the one that it was merged into, as it was then; it stands in the cast list where its id belongs.
 *
 * @param castId the cast id of the role that went
 * @throws {RoleError} when no role was merged under that id
 */
export function splitRole(roster: Roster, castId: string): Roster {
  const whole = roster.roles.find((role) => role.merged?.some((part) => part.castId === castId));
  const part = whole?.merged?.find((one) => one.castId === castId);
  if (whole === undefined || part === undefined) {
    throw new RoleError(`No character with Cast ID ${castId} was merged into another. Reload the page.`);
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

/** A merged role that no longer brings the part along. */
function withoutPart(role: MergedRole, part: MergedRole): MergedRole {
  if (!role.with?.includes(part.castId)) return role;
  const names = [part.name, ...part.aliases];
  return {
    ...role,
    aliases: role.aliases.filter((name) => !names.includes(name)),
    with: role.with.filter((castId) => castId !== part.castId && !part.with?.includes(castId)),
  };
}

/** Remembers that two roles are two people. */
function keepApart(roster: Roster, castIds: readonly [string, string]): Roster {
  for (const castId of castIds) roleWithId(roster, castId);
  return { ...roster, apart: [...(roster.apart ?? []), castIds] };
}

/**
 * An earlier roster, brought back. Ids that were given out since are not given out again.
 *
 * @param now the roster in whose place it comes
 */
export function rosterRestored(earlier: Roster, now: Roster): Roster {
  return {
    ...earlier,
    nextCastId: Math.max(earlier.nextCastId, now.nextCastId),
    nextGroupId: Math.max(earlier.nextGroupId, now.nextGroupId),
  };
}

/** The role under a cast id, be it its own or that of a role merged into it. */
export function roleOfCastId(roster: Roster, castId: string): Role | undefined {
  return roster.roles.find((role) => castIdsOf(role).includes(castId));
}

/** A role's cast id, and those of the roles that were merged into it. */
export function castIdsOf(role: Role): string[] {
  return [role.castId, ...(role.merged ?? []).map((part) => part.castId)];
}

/** Cast ids as they are now, each once: what was said of a role before it was merged holds for the one that it became part of. */
export function presentCastIds(roster: Roster, castIds: readonly string[]): string[] {
  return [...new Set(castIds.map((castId) => roleOfCastId(roster, castId)?.castId ?? castId))];
}

function roleWithId(roster: Roster, castId: string): Role {
  const role = roster.roles.find((one) => one.castId === castId);
  if (role === undefined) throw new RoleError(`Cast member ${castId} no longer exists. Reload the page.`);
  return role;
}
