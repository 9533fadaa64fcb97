import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type ProjectGrant, type SystemGrant, systemGrantForLink } from "../account/sessions.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, itemsOf, projectKey, schedulesTable } from "../aws/table.ts";

/** Whose calendar an address opens. Of its secret only the hash is kept. */
const Owner = z.object({ projectId: z.string(), personId: z.string(), key: z.string() });
/** `link` is the hash of the personal address by which it was asked for. */
const Newest = z.object({ sk: z.string(), hash: z.string(), link: z.string().optional() });

const ownerKey = (hash: string) => ({ pk: `OWN-DAYS#${hash}`, sk: "OWN-DAYS" });
const newestKey = (projectId: string, personId: string) => ({ pk: projectKey(projectId), sk: `OWN-DAYS#${personId}` });

/** Somebody of a production without an account: their id and the key of their name. */
export interface CalendarOwner {
  readonly personId: string;
  readonly key: string;
}

/** Makes the address of somebody's own calendar, in place of the one before. @returns its secret, told this once */
export async function createPersonalCalendar(
  { projectId }: ProjectGrant,
  person: CalendarOwner,
  link: string,
): Promise<string> {
  const secret = newSecret();
  const hash = hashOfSecret(secret);
  const TableName = schedulesTable();
  // The owner first: a secret counts only once it is its person's newest.
  await db.send(new PutCommand({ TableName, Item: { ...ownerKey(hash), projectId, ...person } }));
  await db.send(new PutCommand({ TableName, Item: { ...newestKey(projectId, person.personId), hash, link } }));
  return secret;
}

/** Ends the calendars that were asked for by some personal addresses. @returns how many there were */
export async function endOwnCalendars({ projectId }: ProjectGrant, links: readonly string[]): Promise<number> {
  const TableName = schedulesTable();
  const rows = (await itemsOf(TableName, projectId, "OWN-DAYS#")).map((item) => Newest.parse(item));
  const ended = rows.filter(({ link }) => link !== undefined && links.includes(link));
  for (const { sk, hash } of ended) {
    await db.send(new DeleteCommand({ TableName, Key: { pk: projectKey(projectId), sk } }));
    await db.send(new DeleteCommand({ TableName, Key: ownerKey(hash) }));
  }
  return ended.length;
}

/** Whose calendar a secret opens, with leave to read it; undefined for a guess, and for one that was replaced. */
export async function findPersonalCalendar(
  secret: string,
): Promise<{ readonly leave: SystemGrant; readonly person: CalendarOwner } | undefined> {
  const hash = hashOfSecret(secret);
  const owned = await itemAt(ownerKey(hash));
  if (!owned) return undefined;
  const { projectId, ...person } = Owner.parse(owned);
  const newest = await itemAt(newestKey(projectId, person.personId));
  const leave = newest && Newest.parse(newest).hash === hash && (await systemGrantForLink(projectId));
  return leave ? { leave, person } : undefined;
}

async function itemAt(Key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  return (await db.send(new GetCommand({ TableName: schedulesTable(), Key, ConsistentRead: true }))).Item;
}
