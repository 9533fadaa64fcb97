import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Device, SignedInSession } from "../../../shared/contract/account.ts";
import { environment } from "../../runtime/environment.ts";
import { db, projectsTable, queryAll, userKey } from "../aws/table.ts";
import { activitiesOf, activityKey, deviceOfActivity, isIdle } from "./session-activity.ts";
import { lastRevocation } from "./session-revocation.ts";
import { REVOKED_PREFIX, revokedSessionKey, type Session } from "./sessions.ts";

/** The last access token may outlive the session by this long. */
const TOKEN_SECONDS = 3600;

/** A user's active sessions, most recently used first. */
export async function sessionsOf(
  { userId, signIn }: Pick<Session, "userId" | "signIn">,
  nowSeconds: () => number,
): Promise<SignedInSession[]> {
  const [{ validAfter, spared }, used, ended] = await Promise.all([
    lastRevocation(userId),
    activitiesOf(userId),
    revokedSessionsOf(userId),
  ]);
  const now = nowSeconds();
  const lasts = Number(environment("SESSION_HOURS")) * 3600 + TOKEN_SECONDS;
  return [...used]
    .map(([id, use]) => ({ id, ...use }))
    .filter(({ id, beganAt }) => !ended.has(id) && (beganAt >= validAfter || id === spared) && now < beganAt + lasts)
    .filter((use) => !isIdle(use, now))
    .toSorted((one, other) => other.usedAt - one.usedAt || other.beganAt - one.beganAt)
    .map(({ id, beganAt, usedAt, browser, system }) => ({
      ...{ session: id, beganAt: instant(beganAt), usedAt: instant(usedAt), browser, system },
      isThis: id === signIn,
    }));
}

/** The device of a user's session and whether it was revoked; undefined if the session is unknown. */
export async function sessionKnown(
  session: Pick<Session, "userId" | "signIn">,
): Promise<(Device & { readonly isEnded: boolean }) | undefined> {
  const itemAt = async (Key: { pk: string; sk: string }) =>
    (await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }))).Item;
  const [use, end] = await Promise.all([itemAt(activityKey(session)), itemAt(revokedSessionKey(session))]);
  return use && { ...deviceOfActivity(use), isEnded: end !== undefined };
}

/** The IDs of a user's individually revoked sessions. */
async function revokedSessionsOf(userId: string): Promise<ReadonlySet<string>> {
  const rows = await queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": userKey(userId), ":prefix": REVOKED_PREFIX },
    ConsistentRead: true,
  });
  return new Set(rows.map(({ sk }) => String(sk).slice(REVOKED_PREFIX.length)));
}

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();
