import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { hashOfSecret, newSecret } from "./secrets.ts";
import { type Leave, leaveOfHolder, type ProjectProof } from "./sessions.ts";
import { db, projectKey, schedulesTable } from "./table.ts";

/** Whose calendar an address opens. Of its secret only the hash is kept. */
const Owner = z.object({ projectId: z.string(), personId: z.string(), key: z.string() });
const Newest = z.object({ hash: z.string() });

const ownerKey = (hash: string) => ({ pk: `OWN-DAYS#${hash}`, sk: "OWN-DAYS" });
const newestKey = (projectId: string, personId: string) => ({ pk: projectKey(projectId), sk: `OWN-DAYS#${personId}` });

/** Somebody of a production without an account: their id and the key of their name. */
export interface CalledPerson {
  readonly personId: string;
  readonly key: string;
}

/** Makes the address of somebody's own calendar, in place of the one before. @returns its secret, told this once */
export async function beginOwnCalendar({ projectId }: ProjectProof, person: CalledPerson): Promise<string> {
  const secret = newSecret();
  const hash = hashOfSecret(secret);
  const TableName = schedulesTable();
  // The owner first: a secret counts only once it is its person's newest.
  await db.send(new PutCommand({ TableName, Item: { ...ownerKey(hash), projectId, ...person } }));
  await db.send(new PutCommand({ TableName, Item: { ...newestKey(projectId, person.personId), hash } }));
  return secret;
}

/** Whose calendar a secret opens, with leave to read it; undefined for a guess, and for one that was replaced. */
export async function ownCalendarBy(
  secret: string,
): Promise<{ readonly leave: Leave; readonly person: CalledPerson } | undefined> {
  const hash = hashOfSecret(secret);
  const owned = await itemAt(ownerKey(hash));
  if (!owned) return undefined;
  const { projectId, ...person } = Owner.parse(owned);
  const newest = await itemAt(newestKey(projectId, person.personId));
  const leave = newest && Newest.parse(newest).hash === hash && (await leaveOfHolder(projectId));
  return leave ? { leave, person } : undefined;
}

async function itemAt(Key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  return (await db.send(new GetCommand({ TableName: schedulesTable(), Key, ConsistentRead: true }))).Item;
}
