import { GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { db, projectsTable, userKey } from "../aws/table.ts";
import { activitiesOf } from "./session-activity.ts";
import { Profile, revokedSessionKey, type Session } from "./sessions.ts";

// Longer than the lifetime of a refresh token, which Cognito still accepts if the sign-out came without the cookie.
const RETENTION_SECONDS = 31 * 24 * 3600;

/** Revokes a session. Cognito accepts its tokens until they expire; Backlot rejects them from now on. */
export async function revokeSession(session: Pick<Session, "userId" | "signIn">, nowSeconds: number): Promise<void> {
  await db.send(
    new PutCommand({
      TableName: projectsTable(),
      Item: { ...revokedSessionKey(session), expiresAt: nowSeconds + RETENTION_SECONDS },
    }),
  );
}

/** When all of a user's sessions were last revoked, in seconds since 1970 (0 if never), and the sign-in spared then. */
export async function lastRevocation(userId: string): Promise<{ validAfter: number; spared: string | undefined }> {
  const Key = { pk: userKey(userId), sk: "PROFILE" };
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  // Users who have never signed in have no profile or an empty one.
  const { validAfter = 0, spared } = Profile.pick({ validAfter: true, spared: true }).parse(Item ?? {});
  return { validAfter, spared };
}

/**
 * Revokes all sessions of a user that started before now, as after a password change. Cognito's clock may be ahead of
 * ours, so recorded sessions with a later start are revoked as well, except that of the sign-in `but`.
 */
export async function revokeAllSessions(userId: string, nowSeconds: () => number, but?: string): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: projectsTable(),
      Key: { pk: userKey(userId), sk: "PROFILE" },
      UpdateExpression: "SET validAfter = :after REMOVE spared",
      ExpressionAttributeValues: { ":after": await revocationTime(userId, nowSeconds, but) },
    }),
  );
}

/** Revokes all of a user's sessions except the current one. */
export async function revokeOtherSessions(
  { userId, signIn }: Pick<Session, "userId" | "signIn">,
  nowSeconds: () => number,
): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: projectsTable(),
      Key: { pk: userKey(userId), sk: "PROFILE" },
      UpdateExpression: "SET validAfter = :after, spared = :spared",
      ExpressionAttributeValues: { ":after": await revocationTime(userId, nowSeconds, signIn), ":spared": signIn },
    }),
  );
}

async function revocationTime(userId: string, nowSeconds: () => number, but: string | undefined): Promise<number> {
  const others = [...(await activitiesOf(userId))].filter(([signIn]) => signIn !== but);
  return Math.max(nowSeconds(), ...others.map(([, { beganAt }]) => beganAt + 1));
}
