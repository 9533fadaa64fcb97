import { DeleteCommand, type DeleteCommandInput, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ActorOption, LocationOption } from "../../shared/roster/option.ts";
import { photosIn } from "./photos.ts";
import type { Membership, ProjectProof } from "./sessions.ts";
import { db, isConditionFailure, optionsTable, projectKey, queryAll, transact } from "./table.ts";

/** What options are for: a role by its cast id, or a location group by its id. */
export type OptionsFor = { readonly kind: "ACTOR" | "LOCATION"; readonly id: string };

const ActorRow = ActorOption.unwrap().omit({ locked: true, photos: true }).extend({ addedAt: z.string() });
const LocationRow = LocationOption.unwrap().omit({ locked: true, photos: true }).extend({ addedAt: z.string() });
const LockRow = z.object({ sk: z.string(), name: z.string() });

/** Where an option stands. */
export const optionKey = (projectId: string, { kind, id }: OptionsFor, name: string) => ({
  pk: projectKey(projectId),
  sk: `${kind}#${id}#${name}`,
});
const removedKey = (projectId: string, { kind, id }: OptionsFor, name: string) => ({
  pk: projectKey(projectId),
  sk: `REMOVED#${kind}#${id}#${name}`,
});
const lockKey = (projectId: string, { kind, id }: OptionsFor) => ({
  pk: projectKey(projectId),
  sk: `LOCK#${kind}#${id}`,
});

/** Every actor and location option of a project, in the order in which they were added, with their locks. */
export async function optionsOf(proof: ProjectProof): Promise<{ actors: ActorOption[]; locations: LocationOption[] }> {
  const items = await queryAll({
    TableName: optionsTable(),
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": projectKey(proof.projectId) },
    ConsistentRead: true,
  });
  const of = (prefix: string) => items.filter((item) => String(item.sk).startsWith(prefix));
  const locks = new Map(
    of("LOCK#")
      .map((item) => LockRow.parse(item))
      .map((row) => [row.sk, row.name]),
  );
  const photos = photosIn(items);
  const byAge = (a: { addedAt: string }, b: { addedAt: string }) => a.addedAt.localeCompare(b.addedAt);
  return {
    actors: of("ACTOR#")
      .map((item) => ActorRow.parse(item))
      .sort(byAge)
      .map(({ addedAt, ...row }) => ({
        ...row,
        locked: locks.get(`LOCK#ACTOR#${row.castId}`) === row.actorName,
        photos: photos({ kind: "ACTOR", id: row.castId, name: row.actorName, addedAt }),
      })),
    locations: of("LOCATION#")
      .map((item) => LocationRow.parse(item))
      .sort(byAge)
      .map(({ addedAt, ...row }) => ({
        ...row,
        locked: locks.get(`LOCK#LOCATION#${row.groupId}`) === row.locationName,
        photos: photos({ kind: "LOCATION", id: row.groupId, name: row.locationName, addedAt }),
      })),
  };
}

/** Adds an option; false when there is one of that name already. */
export async function addOption(
  member: Membership,
  to: OptionsFor,
  name: string,
  option: Omit<ActorOption, "locked"> | Omit<LocationOption, "locked">,
  now: string,
): Promise<boolean> {
  try {
    await db.send(
      new PutCommand({
        TableName: optionsTable(),
        Item: { ...optionKey(member.projectId, to, name), ...option, addedAt: now, addedBy: member.userId },
        ConditionExpression: "attribute_not_exists(pk)",
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** For how long what was removed can be brought back, in days. */
export const KEPT_DAYS = 30;

/** When what is removed at `now` is forgotten, as the tables' time to live counts: in seconds since 1970. */
export function forgottenAfter(now: string): number {
  return Math.floor(Date.parse(now) / 1000) + KEPT_DAYS * 86_400;
}

/**
 * Removes an option and, if it is the locked one, its lock; false when there is none of that name. Its details and
 * photos are kept aside for KEPT_DAYS.
 */
export async function removeOption(member: Membership, from: OptionsFor, name: string, now: string): Promise<boolean> {
  const option = await removed({
    Key: optionKey(member.projectId, from, name),
    ConditionExpression: "attribute_exists(pk)",
  });
  if (!option) return false;
  const kept = { ...option, ...removedKey(member.projectId, from, name), expiresAt: forgottenAfter(now) };
  await db.send(new PutCommand({ TableName: optionsTable(), Item: kept }));
  // The option goes first, for none can lock it any more when it is gone.
  await removed({
    Key: lockKey(member.projectId, from),
    ConditionExpression: "#name = :name",
    ExpressionAttributeNames: { "#name": "name" },
    ExpressionAttributeValues: { ":name": name },
  });
  return true;
}

/** The item that was there as the condition says, and is now removed. */
async function removed(item: Omit<DeleteCommandInput, "TableName">): Promise<Record<string, unknown> | undefined> {
  try {
    const answer = await db.send(new DeleteCommand({ TableName: optionsTable(), ReturnValues: "ALL_OLD", ...item }));
    return answer.Attributes;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/** Brings a removed option back as it was, without its lock. Says so too when there is one of that name already, or none to bring. */
export async function restoreOption(
  member: Membership,
  to: OptionsFor,
  name: string,
): Promise<"restored" | "there" | "missing"> {
  const TableName = optionsTable();
  const Key = optionKey(member.projectId, to, name);
  const aside = removedKey(member.projectId, to, name);
  const { Item: kept } = await db.send(new GetCommand({ TableName, Key: aside, ConsistentRead: true }));
  if (!kept) {
    const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ? "there" : "missing";
  }
  const { expiresAt: _, ...option } = kept;
  try {
    await transact([
      { Put: { TableName, Item: { ...option, ...Key }, ConditionExpression: "attribute_not_exists(pk)" } },
      { Delete: { TableName, Key: aside } },
    ]);
    return "restored";
  } catch (error) {
    if (isConditionFailure(error)) return "there";
    throw error;
  }
}

/**
 * Locks one option, in place of any other, or unlocks; false when there is no option of that name.
 * `others` are unlocked with it: what else counts for the same role.
 */
export async function setLock(
  member: Membership,
  of: OptionsFor,
  name: string | null,
  now: string,
  others: readonly OptionsFor[] = [],
): Promise<boolean> {
  const TableName = optionsTable();
  const Key = lockKey(member.projectId, of);
  const unlocked = others.map((other) => ({ Delete: { TableName, Key: lockKey(member.projectId, other) } }));
  if (name === null) {
    await transact([{ Delete: { TableName, Key } }, ...unlocked]);
    return true;
  }
  const option = optionKey(member.projectId, of, name);
  try {
    await transact([
      { ConditionCheck: { TableName, Key: option, ConditionExpression: "attribute_exists(pk)" } },
      { Put: { TableName, Item: { ...Key, name, lockedAt: now, lockedBy: member.userId } } },
      ...unlocked,
    ]);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
