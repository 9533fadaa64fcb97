import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { environment } from "../environment.ts";
import type { Session } from "./sessions.ts";
import { db, projectsTable, userKey } from "./table.ts";

/** Where it stands when a sign-in was last used. */
export const keyOfUse = ({ userId, signIn }: Pick<Session, "userId" | "signIn">) => ({
  pk: userKey(userId),
  sk: `SESSION#${signIn}`,
});

const Use = z.object({ usedAt: z.number() });

const idleSeconds = () => Number(environment("IDLE_HOURS")) * 3600;

/** Whether nobody has used a session for longer than it may rest. One that was never renewed was used when it began. */
export function isIdle(row: unknown, signedInAt: number, nowSeconds: number): boolean {
  const usedAt = row === undefined ? signedInAt : Use.parse(row).usedAt;
  return nowSeconds - usedAt > idleSeconds();
}

/** Notes that a session is in use, as each renewal of its token shows. */
export async function noteUse(session: Pick<Session, "userId" | "signIn">, nowSeconds: number): Promise<void> {
  const Item = { ...keyOfUse(session), usedAt: nowSeconds, expiresAt: nowSeconds + idleSeconds() };
  await db.send(new PutCommand({ TableName: projectsTable(), Item }));
}
