import { projectsTable, queryAll, userKey } from "../aws/table.ts";

/** How long a row is kept. The index of a user's projects lists a new membership within seconds. */
const KEPT_SECONDS = 3600;

const JOINED = "JOINED#";

/**
 * A row in the user's own partition, written together with a membership: unlike the index of a user's projects, it can be
 * read consistently.
 */
export const joinedRow = (userId: string, projectId: string, nowSeconds: number) => ({
  ...{ pk: userKey(userId), sk: `${JOINED}${projectId}` },
  expiresAt: Math.ceil(nowSeconds) + KEPT_SECONDS,
});

/** The IDs of the projects that a user is a member of, and of some that they left within the last hour. */
export async function projectIdsOf(userId: string): Promise<string[]> {
  const [found, joined] = await Promise.all([
    queryAll({
      TableName: projectsTable(),
      IndexName: "byUser",
      KeyConditionExpression: "userId = :user",
      ExpressionAttributeValues: { ":user": userId },
    }),
    justJoined(userId),
  ]);
  const listed = found
    .filter(({ sk }) => sk === `MEMBER#${userId}`)
    .map(({ pk }) => String(pk).slice("PROJECT#".length));
  return [...new Set([...listed, ...joined])];
}

async function justJoined(userId: string): Promise<string[]> {
  const rows = await queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": userKey(userId), ":prefix": JOINED },
    ConsistentRead: true,
  });
  return rows.map(({ sk }) => String(sk).slice(JOINED.length));
}
