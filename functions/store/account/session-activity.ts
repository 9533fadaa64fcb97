import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Device } from "../../../shared/contract/account.ts";
import { environment } from "../../runtime/environment.ts";
import { db, projectsTable, queryAll, userKey } from "../aws/table.ts";

const SESSION = "SESSION#";

/** Whose session it is, and which. */
interface SessionKey {
  readonly userId: string;
  readonly signIn: string;
}

/** Where it stands when a sign-in was last used. */
export const activityKey = ({ userId, signIn }: SessionKey) => ({
  pk: userKey(userId),
  sk: SESSION + signIn,
});

/** Rows from before people could see their sessions say only when one was used last. */
const Activity = z
  .object({
    usedAt: z.number(),
    beganAt: z.number().optional(),
    browser: z.string().default(""),
    system: z.string().default(""),
  })
  .transform((use) => ({ ...use, beganAt: use.beganAt ?? use.usedAt }));

/** Every session of somebody's that has been noted, by the sign-in that it began with; ended ones too. */
export async function activitiesOf(userId: string): Promise<ReadonlyMap<string, z.output<typeof Activity>>> {
  const rows = await queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": userKey(userId), ":prefix": SESSION },
    ConsistentRead: true,
  });
  return new Map(rows.map((row) => [String(row.sk).slice(SESSION.length), Activity.parse(row)]));
}

/** On what kind of device a session is, by the row of its use. */
export function deviceOfActivity(row: unknown): Device {
  const { browser, system } = Activity.parse(row);
  return { browser, system };
}

const idleSeconds = () => Number(environment("IDLE_HOURS")) * 3600;

/** Whether nobody has used a session for longer than it may rest. One that nobody has noted was used when it began. */
export function isIdle(row: unknown, signedInAt: number, nowSeconds: number): boolean {
  const usedAt = row === undefined ? signedInAt : Activity.parse(row).usedAt;
  return nowSeconds - usedAt > idleSeconds();
}

/** Notes that a session is in use and on what, as its beginning and each renewal of its token show. */
export async function recordActivity(
  { signedInAt, ...session }: SessionKey & { readonly signedInAt: number },
  { browser, system }: Device,
  nowSeconds: number,
): Promise<void> {
  const use = { beganAt: signedInAt, usedAt: nowSeconds, browser, system };
  const Item = { ...activityKey(session), ...use, expiresAt: nowSeconds + idleSeconds() };
  await db.send(new PutCommand({ TableName: projectsTable(), Item }));
}
