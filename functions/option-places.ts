import { groupIdsOf, groupOfId } from "../shared/roster/group-edits.ts";
import { castIdsOf, roleOfCastId } from "../shared/roster/role-merge.ts";
import type { Roster } from "../shared/roster/roster.ts";
import { now } from "./clock.ts";
import { rosterOf } from "./store/breakdowns.ts";
import { type Described, describeOption, type OptionChange } from "./store/option-details.ts";
import { type OptionsFor, removeOption, restoreOption, setLock } from "./store/options.ts";
import type { Membership } from "./store/sessions.ts";

/** Where the options of a role or group lie: under its own id, and under those of what was merged into it. */
export async function placesOf(member: Membership, { kind, id }: OptionsFor): Promise<OptionsFor[]> {
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

/** Locks one of the options of a role or group, in place of any other, or unlocks; false when there is no option of that name. */
export async function lockOption(member: Membership, of: OptionsFor, name: string | null): Promise<boolean> {
  const places = await placesOf(member, of);
  for (const place of places) {
    const others = places.filter((other) => other !== place);
    if (await setLock(member, place, name, now(), others)) return true;
  }
  return false;
}

/** Removes options wherever they lie; gives the names of those that were not there. */
export async function removeOptions(member: Membership, of: OptionsFor, names: readonly string[]): Promise<string[]> {
  const places = await placesOf(member, of);
  const missing: string[] = [];
  for (const name of names) {
    const removed = await Promise.all(places.map((place) => removeOption(member, place, name, now())));
    if (!removed.includes(true)) missing.push(name);
  }
  return missing;
}

/** Brings removed options back to where they lay; says of each name what became of it. */
export async function restoreOptions(
  member: Membership,
  of: OptionsFor,
  names: readonly string[],
): Promise<Map<string, "restored" | "there" | "missing">> {
  const places = await placesOf(member, of);
  const outcomes = new Map<string, "restored" | "there" | "missing">();
  // One after the other, to keep their order.
  for (const name of names) {
    let outcome: "restored" | "there" | "missing" = "missing";
    for (const place of places) {
      outcome = await restoreOption(member, place, name);
      if (outcome !== "missing") break;
    }
    outcomes.set(name, outcome);
  }
  return outcomes;
}

/** Changes the details of an option wherever it lies. */
export async function describe(
  member: Membership,
  of: OptionsFor,
  name: string,
  change: OptionChange,
): Promise<Described> {
  for (const place of await placesOf(member, of)) {
    const outcome = await describeOption(member, place, name, change, now());
    if (outcome !== "missing") return outcome;
  }
  return "missing";
}
