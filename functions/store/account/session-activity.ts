import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Device } from "../../../shared/contract/account.ts";
import { environment } from "../../runtime/environment.ts";
import { db, projectsTable, queryAll, userKey } from "../aws/table.ts";

const SESSION = "SESSION#";

interface SessionKey {
  readonly userId: string;
  readonly signIn: string;
}

/** Primary key of a session's activity row. */
export const activityKey = ({ userId, signIn }: SessionKey) => ({
  pk: userKey(userId),
  sk: SESSION + signIn,
});

/** Rows written before the session list existed only have `usedAt`. */
const Activity = z
  .object({
    usedAt: z.number(),
    beganAt: z.number().optional(),
    browser: z.string().default(""),
    system: z.string().default(""),
  })
  .transform((use) => ({ ...use, beganAt: use.beganAt ?? use.usedAt }));

/** The recorded sessions of a user by sign-in ID, ended ones included. */
export async function activitiesOf(userId: string): Promise<ReadonlyMap<string, z.output<typeof Activity>>> {
  const rows = await queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": userKey(userId), ":prefix": SESSION },
    ConsistentRead: true,
  });
  return new Map(rows.map((row) => [String(row.sk).slice(SESSION.length), Activity.parse(row)]));
}

/** The device of a session, from its activity row. */
export function deviceOfActivity(row: unknown): Device {
  const { browser, system } = Activity.parse(row);
  return { browser, system };
}

const idleSeconds = () => Number(environment("IDLE_HOURS")) * 3600;

/** Whether a session has been unused for longer than the idle limit. */
export function isIdle(row: unknown, nowSeconds: number): boolean {
  return nowSeconds - Activity.parse(row).usedAt > idleSeconds();
}

/** Records a session's use and device, at sign-in and at each token renewal. */
export async function recordActivity(
  { signedInAt, ...session }: SessionKey & { readonly signedInAt: number },
  { browser, system }: Device,
  nowSeconds: number,
): Promise<void> {
  const use = { beganAt: signedInAt, usedAt: nowSeconds, browser, system };
  const Item = { ...activityKey(session), ...use, expiresAt: nowSeconds + idleSeconds() };
  await db.send(new PutCommand({ TableName: projectsTable(), Item }));
}
