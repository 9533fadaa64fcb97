import { groupIdsOf, groupOfId } from "../../shared/roster/roles/group-edits.ts";
import { castIdsOf, roleOfCastId } from "../../shared/roster/roles/role-merge.ts";
import type { Roster } from "../../shared/roster/roles/roster.ts";
import { now } from "../runtime/clock.ts";
import type { Membership } from "../store/account/sessions.ts";
import { rosterOf } from "../store/breakdown/breakdowns.ts";
import { type Described, describeOption, type OptionChange } from "../store/options/option-details.ts";
import type { OptionsFor } from "../store/options/option-key.ts";
import { lockOf, setLock } from "../store/options/option-locks.ts";
import { addedAtOf, hasOption } from "../store/options/options.ts";
import type { PhotoOf } from "../store/options/photos.ts";
import { removeOption, restoreOption } from "../store/options/removed-options.ts";

/** The keys of the options of a role or group: its own, and those of the roles or groups merged into it. */
async function optionKeys(member: Membership, { kind, id }: OptionsFor): Promise<OptionsFor[]> {
  const roster = await rosterOf(member);
  const ids = (roster && idsOf(roster, kind, id)) ?? [id];
  return ids.map((one) => ({ kind, id: one }));
}

function idsOf(roster: Roster, kind: OptionsFor["kind"], id: string): string[] | undefined {
  if (kind === "ACTOR") {
    const role = roleOfCastId(roster, id);
    return role && castIdsOf(role);
  }
  const group = groupOfId(roster, id);
  return group && groupIdsOf(group);
}

/** The lock of a role or group; `name` is null if no option is locked. */
export interface OptionLock {
  readonly name: string | null;
  /** The ID of the user who locked it; undefined if no option is locked. */
  readonly lockedBy?: string;
}

// Each attempt starts from the current locks.
const MAX_ATTEMPTS = 8;

/**
 * Locks one of the options of a role or group, in place of any other, or unlocks.
 *
 * @param seen the locked option that the user saw, null for none; undefined if the client does not send it
 * @returns "noSuchOption", or the current lock if it differs from `seen`
 */
export async function lockOption(
  member: Membership,
  of: OptionsFor,
  name: string | null,
  seen: string | null | undefined,
): Promise<"set" | "noSuchOption" | OptionLock> {
  const places = await optionKeys(member, of);
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
    const read = await Promise.all(places.map(async (place) => ({ of: place, lock: await lockOf(member, place) })));
    const lock = read.find((one) => one.lock)?.lock;
    const present = lock?.name ?? null;
    if (seen !== undefined && present !== seen && present !== name) {
      return { name: present, ...(lock && { lockedBy: lock.lockedBy }) };
    }
    if (name === null) {
      if ((await setLock(member, null, read, now())) === "set") return "set";
      continue;
    }
    const place = await placeOfOption(member, places, name);
    if (!place) return "noSuchOption";
    if ((await setLock(member, { of: place, name }, read, now())) === "set") return "set";
  }
  throw new Error(`The lock of ${of.kind} ${of.id} kept changing while it was being set.`);
}

async function placeOfOption(member: Membership, places: readonly OptionsFor[], name: string) {
  for (const place of places) if (await hasOption(member, place, name)) return place;
  return undefined;
}

/** Removes options of a role or group; returns the names of those that do not exist. */
export async function removeOptions(member: Membership, of: OptionsFor, names: readonly string[]): Promise<string[]> {
  const places = await optionKeys(member, of);
  const missing: string[] = [];
  for (const name of names) {
    const removed = await Promise.all(places.map((place) => removeOption(member, place, name, now())));
    if (!removed.includes(true)) missing.push(name);
  }
  return missing;
}

/** Restores removed options of a role or group; returns the result for each name. */
export async function restoreOptions(
  member: Membership,
  of: OptionsFor,
  names: readonly string[],
): Promise<Map<string, "restored" | "there" | "missing">> {
  const places = await optionKeys(member, of);
  const outcomes = new Map<string, "restored" | "there" | "missing">();
  // One after the other, to keep their order.
  for (const name of names) {
    let outcome: "restored" | "there" | "missing" = "missing";
    for (const place of places) {
      outcome = await restoreOption(member, place, name, now());
      if (outcome !== "missing") break;
    }
    outcomes.set(name, outcome);
  }
  return outcomes;
}

/** Changes the details of an option. */
export async function setOptionDetails(
  member: Membership,
  of: OptionsFor,
  name: string,
  change: OptionChange,
): Promise<Described> {
  for (const place of await optionKeys(member, of)) {
    const outcome = await describeOption(member, place, name, change, now());
    if (outcome !== "missing") return outcome;
  }
  return "missing";
}

/** The option that a photo shows; undefined if no option has that name. */
export async function withPhotos(member: Membership, of: OptionsFor, name: string): Promise<PhotoOf | undefined> {
  for (const { kind, id } of await optionKeys(member, of)) {
    const addedAt = await addedAtOf(member, { kind, id }, name);
    if (addedAt !== undefined) return { kind, id, name, addedAt };
  }
  return undefined;
}
