import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { PublishedDay } from "./publications.ts";
import { hashOfSecret, newSecret } from "./secrets.ts";
import { type Leave, leaveOfHolder, type ProjectProof } from "./sessions.ts";
import { db, schedulesTable } from "./table.ts";

/** Whom a personal address is for. Of its secret only the hash is kept. */
const Row = z.object({
  projectId: z.string(),
  scheduleName: z.string(),
  date: z.string(),
  personId: z.string(),
  expiresAt: z.number(),
});

const DAY_SECONDS = 24 * 3600;
/** So long after the shooting day a personal address still opens its sheet. */
const DAYS_AFTER = 7;

const keyOf = (secret: string) => ({ pk: `CALL#${hashOfSecret(secret)}`, sk: "CALL" });

/** Makes a personal address of somebody for a day. @returns its secret, which is told this once */
export async function beginCallLink(
  { projectId }: ProjectProof,
  { scheduleName, date }: PublishedDay,
  personId: string,
  nowSeconds: number,
): Promise<string> {
  const secret = newSecret();
  const last = Date.parse(`${date}T00:00:00Z`) / 1000 + (DAYS_AFTER + 1) * DAY_SECONDS;
  const expiresAt = Math.max(last, nowSeconds + DAY_SECONDS);
  const Item = { ...keyOf(secret), projectId, scheduleName, date, personId, expiresAt };
  await db.send(new PutCommand({ TableName: schedulesTable(), Item }));
  return secret;
}

/** Whom a secret is for, and leave to read what they were sent; undefined for a guess, and when its time is over. */
export async function callLinkBy(
  secret: string,
  nowSeconds: () => number,
): Promise<{ readonly leave: Leave; readonly day: PublishedDay; readonly personId: string } | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: schedulesTable(), Key: keyOf(secret), ConsistentRead: true }),
  );
  if (!Item) return undefined;
  const { projectId, scheduleName, date, personId, expiresAt } = Row.parse(Item);
  // The table forgets what has expired only after some days.
  if (expiresAt <= nowSeconds()) return undefined;
  const leave = await leaveOfHolder(projectId);
  return leave && { leave, day: { scheduleName, date }, personId };
}
