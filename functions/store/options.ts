import { DeleteCommand, type DeleteCommandInput, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ActorOption, LocationOption } from "../../shared/roster/option.ts";
import type { Membership, ProjectProof } from "./sessions.ts";
import { db, isConditionFailure, optionsTable, projectKey, queryAll, transact } from "./table.ts";

/** What options are for: a role by its cast id, or a location group by its id. */
export type OptionsFor = { readonly kind: "ACTOR" | "LOCATION"; readonly id: string };

const ActorRow = ActorOption.unwrap().omit({ locked: true }).extend({ addedAt: z.string() });
const LocationRow = LocationOption.unwrap().omit({ locked: true }).extend({ addedAt: z.string() });
const LockRow = z.object({ sk: z.string(), name: z.string() });

const optionKey = (projectId: string, { kind, id }: OptionsFor, name: string) => ({
  pk: projectKey(projectId),
  sk: `${kind}#${id}#${name}`,
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
  const byAge = (a: { addedAt: string }, b: { addedAt: string }) => a.addedAt.localeCompare(b.addedAt);
  return {
    actors: of("ACTOR#")
      .map((item) => ActorRow.parse(item))
      .sort(byAge)
      .map(({ addedAt: _, ...row }) => ({ ...row, locked: locks.get(`LOCK#ACTOR#${row.castId}`) === row.actorName })),
    locations: of("LOCATION#")
      .map((item) => LocationRow.parse(item))
      .sort(byAge)
      .map(({ addedAt: _, ...row }) => ({
        ...row,
        locked: locks.get(`LOCK#LOCATION#${row.groupId}`) === row.locationName,
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

/** Removes an option and, if it is the locked one, its lock; false when there is none of that name. */
export async function removeOption(member: Membership, from: OptionsFor, name: string): Promise<boolean> {
  const option = { Key: optionKey(member.projectId, from, name), ConditionExpression: "attribute_exists(pk)" };
  if (!(await removed(option))) return false;
  // The option goes first, for none can lock it any more when it is gone.
  await removed({
    Key: lockKey(member.projectId, from),
    ConditionExpression: "#name = :name",
    ExpressionAttributeNames: { "#name": "name" },
    ExpressionAttributeValues: { ":name": name },
  });
  return true;
}

/** Whether the item was there as the condition says, and is now removed. */
async function removed(item: Omit<DeleteCommandInput, "TableName">): Promise<boolean> {
  try {
    await db.send(new DeleteCommand({ TableName: optionsTable(), ...item }));
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
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
