import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type ProjectGrant, type SystemGrant, systemGrantForLink } from "../account/sessions.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, isConditionFailure, itemsOf, projectKey, schedulesTable } from "../aws/table.ts";
import type { Holder } from "./personal-links.ts";

/** The owner of a personal calendar. Only the hash of the secret is stored. */
const Owner = z.object({
  projectId: z.string(),
  personId: z.string(),
  key: z.string(),
  /** Missing in calendars from before holders were stored. */
  holder: z.string().default(""),
});
/** `link` is the hash of the personal link through which the calendar was created. */
const Newest = z.object({ sk: z.string(), hash: z.string(), link: z.string().optional() });

const ownerKey = (hash: string) => ({ pk: `OWN-DAYS#${hash}`, sk: "OWN-DAYS" });
const newestKey = (projectId: string, personId: string) => ({ pk: projectKey(projectId), sk: `OWN-DAYS#${personId}` });

/**
 * A person of the production, who needs no account: their ID, the key of their name, and the holder of the personal link
 * through which the calendar was created.
 */
export interface CalendarOwner {
  readonly personId: string;
  readonly key: string;
  readonly holder: Holder;
}

/** Creates a personal calendar, replacing an earlier one. @returns its secret, which is never shown again */
export async function createPersonalCalendar(
  { projectId }: ProjectGrant,
  person: CalendarOwner,
  link: string,
): Promise<string> {
  const secret = newSecret();
  const hash = hashOfSecret(secret);
  const TableName = schedulesTable();
  // Write the owner first: a secret is only valid once it is the person's newest.
  await db.send(new PutCommand({ TableName, Item: { ...ownerKey(hash), projectId, ...person } }));
  const Item = { ...newestKey(projectId, person.personId), hash, link };
  const { Attributes } = await db.send(new PutCommand({ TableName, Item, ReturnValues: "ALL_OLD" }));
  // When the SDK retries after a lost response, the old item is the one from the first attempt.
  const old = Attributes && Newest.parse(Attributes).hash;
  if (old !== undefined && old !== hash) await db.send(new DeleteCommand({ TableName, Key: ownerKey(old) }));
  return secret;
}

/**
 * Ends the calendars that were created through the given personal links or through any link of the given holders.
 * Links expire and calendars do not, so a holder may have calendars without a link.
 *
 * @returns how many were ended
 */
export async function revokePersonalCalendars(
  { projectId }: ProjectGrant,
  { links, holders }: { readonly links: readonly string[]; readonly holders: readonly Holder[] },
): Promise<number> {
  if (links.length === 0 && holders.length === 0) return 0;
  const TableName = schedulesTable();
  let ended = 0;
  for (const item of await itemsOf(TableName, projectId, "OWN-DAYS#")) {
    const { sk, hash, link } = Newest.parse(item);
    if (!(link !== undefined && links.includes(link)) && !(await isHeldBy(hash, holders))) continue;
    await deleteNewest({ pk: projectKey(projectId), sk }, hash);
    await db.send(new DeleteCommand({ TableName, Key: ownerKey(hash) }));
    ended++;
  }
  return ended;
}

async function isHeldBy(hash: string, holders: readonly Holder[]): Promise<boolean> {
  const owned = await itemAt(ownerKey(hash));
  if (!owned) return false;
  // The address of a holder is compared as in the keys of their links.
  const holder = Owner.parse(owned).holder.toLowerCase();
  return holders.some((one) => one.toLowerCase() === holder);
}

/** Deletes a person's newest calendar, unless another one has replaced it since. */
async function deleteNewest(Key: { pk: string; sk: string }, hash: string): Promise<void> {
  try {
    await db.send(
      new DeleteCommand({
        TableName: schedulesTable(),
        Key,
        ConditionExpression: "#hash = :hash OR attribute_not_exists(pk)",
        ExpressionAttributeNames: { "#hash": "hash" },
        ExpressionAttributeValues: { ":hash": hash },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/**
 * The owner of the calendar with this secret, and a grant to read it; undefined if the secret is invalid or was
 * replaced.
 */
export async function findPersonalCalendar(
  secret: string,
): Promise<{ readonly grant: SystemGrant; readonly person: CalendarOwner } | undefined> {
  const hash = hashOfSecret(secret);
  const owned = await itemAt(ownerKey(hash));
  if (!owned) return undefined;
  const { projectId, ...person } = Owner.parse(owned);
  const newest = await itemAt(newestKey(projectId, person.personId));
  const grant = newest && Newest.parse(newest).hash === hash && (await systemGrantForLink(projectId));
  return grant ? { grant, person } : undefined;
}

async function itemAt(Key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  return (await db.send(new GetCommand({ TableName: schedulesTable(), Key, ConsistentRead: true }))).Item;
}
