import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ActorOption, LocationOption } from "../../../shared/roster/options/option.ts";
import { groupIdsOf } from "../../../shared/roster/roles/group-edits.ts";
import { castIdsOf } from "../../../shared/roster/roles/role-merge.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { addWithinLimit } from "../aws/limited-collection.ts";
import { db, isConditionFailure, itemsOf, optionsTable, projectKey, queryAll } from "../aws/table.ts";
import { visibleTo } from "../breakdown/visible-breakdown.ts";
import { touchOptions } from "../project/change-stamp.ts";
import { type OptionsFor, optionKey, removedKey } from "./option-key.ts";
import { LockRow } from "./option-locks.ts";
import { photosIn } from "./photos.ts";
import { isExpired } from "./removed-options.ts";

export const ActorRow = ActorOption.unwrap().omit({ locked: true, photos: true }).extend({ addedAt: z.string() });
export const LocationRow = LocationOption.unwrap().omit({ locked: true, photos: true }).extend({ addedAt: z.string() });

/** A project's options, in the order in which they were added, and their locks. */
export interface Options {
  readonly actors: ActorOption[];
  readonly locations: LocationOption[];
  readonly locks: readonly LockRow[];
}

/** All actor and location options of a project, in the order in which they were added, with their locks. */
export async function optionsOf(grant: ProjectGrant): Promise<Options> {
  const [items, isSeen] = await Promise.all([
    queryAll({
      TableName: optionsTable(),
      KeyConditionExpression: "pk = :pk",
      ExpressionAttributeValues: { ":pk": projectKey(grant.projectId) },
      ConsistentRead: true,
    }),
    visibleOptions(grant),
  ]);
  const of = (prefix: string) => items.filter((item) => String(item.sk).startsWith(prefix));
  const lockRows = of("LOCK#").map((item) => LockRow.parse(item));
  const locks = new Map(lockRows.map((row) => [row.sk, row.name]));
  const photos = photosIn(items);
  const byAge = (a: { addedAt: string }, b: { addedAt: string }) => a.addedAt.localeCompare(b.addedAt);
  return {
    actors: of("ACTOR#")
      .map((item) => ActorRow.parse(item))
      .filter(({ castId }) => isSeen({ kind: "ACTOR", id: castId }))
      .sort(byAge)
      .map(({ addedAt, ...row }) => ({
        ...row,
        locked: locks.get(`LOCK#ACTOR#${row.castId}`) === row.actorName,
        photos: photos({ kind: "ACTOR", id: row.castId, name: row.actorName, addedAt }),
      })),
    locations: of("LOCATION#")
      .map((item) => LocationRow.parse(item))
      .filter(({ groupId }) => isSeen({ kind: "LOCATION", id: groupId }))
      .sort(byAge)
      .map(({ addedAt, ...row }) => ({
        ...row,
        locked: locks.get(`LOCK#LOCATION#${row.groupId}`) === row.locationName,
        photos: photos({ kind: "LOCATION", id: row.groupId, name: row.locationName, addedAt }),
      })),
    locks: lockRows,
  };
}

/** Whether the grant's holder may see the options of a role or group, which depends on their visible scenes. */
async function visibleOptions(grant: ProjectGrant): Promise<(of: OptionsFor) => boolean> {
  const seen = await visibleTo(grant);
  if (!seen) return () => true;
  const ids = {
    ACTOR: new Set(seen.roster.roles.flatMap(castIdsOf)),
    LOCATION: new Set(seen.roster.groups.flatMap(groupIdsOf)),
  };
  return ({ kind, id }) => ids[kind].has(id);
}

/**
 * When an option was added, which distinguishes it from an earlier one of the same name; undefined if it does not
 * exist.
 */
export async function addedAtOf(grant: ProjectGrant, of: OptionsFor, name: string): Promise<string | undefined> {
  if (!(await visibleOptions(grant))(of)) return undefined;
  const Key = optionKey(grant.projectId, of, name);
  const { Item } = await db.send(new GetCommand({ TableName: optionsTable(), Key, ConsistentRead: true }));
  return Item && z.object({ addedAt: z.string() }).parse(Item).addedAt;
}

/** The most options of a role or location group, with the removed ones that can still be restored. */
export const MAX_OPTIONS = 200;

/** Adds an option; false if the name is already taken, "optionLimit" if there are as many as there may be. */
export async function addOption(
  member: Membership,
  to: OptionsFor,
  name: string,
  option: Omit<ActorOption, "locked"> | Omit<LocationOption, "locked">,
  now: string,
): Promise<boolean | "optionLimit"> {
  const { projectId, userId } = member;
  const Item = { ...optionKey(projectId, to, name), ...option, addedAt: now, addedBy: userId };
  const isFull = async () => {
    const prefixes = [optionKey(projectId, to, "").sk, removedKey(projectId, to, "").sk];
    const rows = await Promise.all(prefixes.map((prefix) => itemsOf(optionsTable(), projectId, prefix)));
    const counted = rows.flat().filter((row) => !isExpired(row, now));
    return counted.length >= MAX_OPTIONS ? ("optionLimit" as const) : undefined;
  };
  try {
    const reached = await addWithinLimit(`OPTIONS#${projectId}#${to.kind}#${to.id}`, Date.parse(now) / 1000, isFull, [
      { Put: { TableName: optionsTable(), Item, ConditionExpression: "attribute_not_exists(pk)" } },
    ]);
    if (reached) return reached;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
  await touchOptions(member);
  return true;
}

export async function hasOption(grant: ProjectGrant, of: OptionsFor, name: string): Promise<boolean> {
  const Key = optionKey(grant.projectId, of, name);
  return (await db.send(new GetCommand({ TableName: optionsTable(), Key, ConsistentRead: true }))).Item !== undefined;
}
