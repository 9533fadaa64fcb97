import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type ProjectGrant, type SystemGrant, systemGrantForLink } from "../account/sessions.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, itemsOf, projectKey, schedulesTable } from "../aws/table.ts";
import type { PublishedDay } from "./publications.ts";

/** Whom a personal address is for. Of its secret only the hash is kept. */
const Row = z.object({
  projectId: z.string(),
  scheduleName: z.string(),
  date: z.string(),
  personId: z.string(),
  /** Missing in addresses from before it was kept. */
  holder: z.string().optional(),
  expiresAt: z.number(),
});

const DAY_SECONDS = 24 * 3600;
/** So long after the shooting day a personal address still opens its sheet. */
const DAYS_AFTER = 7;

const keyOf = (hash: string) => ({ pk: `CALL#${hash}`, sk: "CALL" });

/** Who has an address in hand: the id of the user who asked for it, or the e-mail address that it was mailed to. */
export type Holder = string;

const heldPrefix = (holder: Holder) => `HELD#${holder.toLowerCase()}#`;
const HeldRow = z.object({ sk: z.string() });

/** Makes a personal address of somebody for a day. @returns its secret, which is told this once */
export async function createPersonalLink(
  { projectId }: ProjectGrant,
  { scheduleName, date }: PublishedDay,
  { personId, holder }: { readonly personId: string; readonly holder: Holder },
  nowSeconds: number,
): Promise<string> {
  const secret = newSecret();
  const hash = hashOfSecret(secret);
  const last = Date.parse(`${date}T00:00:00Z`) / 1000 + (DAYS_AFTER + 1) * DAY_SECONDS;
  const expiresAt = Math.max(last, nowSeconds + DAY_SECONDS);
  const TableName = schedulesTable();
  // Who holds it first: nobody has an address that could not be found again.
  const held = { pk: projectKey(projectId), sk: heldPrefix(holder) + hash, expiresAt };
  await db.send(new PutCommand({ TableName, Item: held }));
  const Item = { ...keyOf(hash), projectId, scheduleName, date, personId, holder, expiresAt };
  await db.send(new PutCommand({ TableName, Item }));
  return secret;
}

/** Ends every personal address that some have in hand. @returns the hashes of their secrets */
export async function endCallLinks({ projectId }: ProjectGrant, holders: readonly Holder[]): Promise<string[]> {
  const TableName = schedulesTable();
  const ended: string[] = [];
  for (const holder of holders) {
    for (const item of await itemsOf(TableName, projectId, heldPrefix(holder))) {
      const { sk } = HeldRow.parse(item);
      const hash = sk.slice(heldPrefix(holder).length);
      await db.send(new DeleteCommand({ TableName, Key: keyOf(hash) }));
      await db.send(new DeleteCommand({ TableName, Key: { pk: projectKey(projectId), sk } }));
      ended.push(hash);
    }
  }
  return ended;
}

/** Whom a secret is for, and leave to read what they were sent; undefined for a guess, and when its time is over. */
export async function findPersonalLink(
  secret: string,
  nowSeconds: () => number,
): Promise<
  | { readonly leave: SystemGrant; readonly day: PublishedDay; readonly personId: string; readonly holder: Holder }
  | undefined
> {
  const { Item } = await db.send(
    new GetCommand({ TableName: schedulesTable(), Key: keyOf(hashOfSecret(secret)), ConsistentRead: true }),
  );
  if (!Item) return undefined;
  const { projectId, scheduleName, date, personId, holder = "", expiresAt } = Row.parse(Item);
  // The table forgets what has expired only after some days.
  if (expiresAt <= nowSeconds()) return undefined;
  const leave = await systemGrantForLink(projectId);
  return leave && { leave, day: { scheduleName, date }, personId, holder };
}
