import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { Device } from "../../shared/contract/account.ts";
import { environment } from "../environment.ts";
import type { Claimed, Session } from "./sessions.ts";
import { db, projectsTable, queryAll, userKey } from "./table.ts";

const SESSION = "SESSION#";

/** Where it stands when a sign-in was last used. */
export const keyOfUse = ({ userId, signIn }: Pick<Session, "userId" | "signIn">) => ({
  pk: userKey(userId),
  sk: SESSION + signIn,
});

/** Rows from before people could see their sessions say only when one was used last. */
const Use = z
  .object({
    usedAt: z.number(),
    beganAt: z.number().optional(),
    browser: z.string().default(""),
    system: z.string().default(""),
  })
  .transform((use) => ({ ...use, beganAt: use.beganAt ?? use.usedAt }));

/** Every session of somebody's that has been noted, by the sign-in that it began with; ended ones too. */
export async function usesOf(userId: string): Promise<ReadonlyMap<string, z.output<typeof Use>>> {
  const rows = await queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": userKey(userId), ":prefix": SESSION },
    ConsistentRead: true,
  });
  return new Map(rows.map((row) => [String(row.sk).slice(SESSION.length), Use.parse(row)]));
}

/** On what kind of device a session is, by the row of its use. */
export function deviceOfUse(row: unknown): Device {
  const { browser, system } = Use.parse(row);
  return { browser, system };
}

const idleSeconds = () => Number(environment("IDLE_HOURS")) * 3600;

/** Whether nobody has used a session for longer than it may rest. One that nobody has noted was used when it began. */
export function isIdle(row: unknown, signedInAt: number, nowSeconds: number): boolean {
  const usedAt = row === undefined ? signedInAt : Use.parse(row).usedAt;
  return nowSeconds - usedAt > idleSeconds();
}

/** Notes that a session is in use and on what, as its beginning and each renewal of its token show. */
export async function noteUse(
  { signedInAt, ...session }: Pick<Claimed, "userId" | "signIn" | "signedInAt">,
  { browser, system }: Device,
  nowSeconds: number,
): Promise<void> {
  const use = { beganAt: signedInAt, usedAt: nowSeconds, browser, system };
  const Item = { ...keyOfUse(session), ...use, expiresAt: nowSeconds + idleSeconds() };
  await db.send(new PutCommand({ TableName: projectsTable(), Item }));
}
