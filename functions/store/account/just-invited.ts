import { projectsTable, queryAll } from "../aws/table.ts";

/** How long a row is kept. The index of email addresses has a new invitation within seconds. */
const KEPT_SECONDS = 3600;

const INVITED = "INVITED#";

const addressKey = (email: string) => `ADDRESS#${email.toLowerCase()}`;

/**
 * A row in the partition of an email address, written together with an invitation: unlike the index of addresses, it can
 * be read consistently.
 */
export const invitedRow = (email: string, projectId: string, nowSeconds: number) => ({
  ...{ pk: addressKey(email), sk: `${INVITED}${projectId}` },
  // Shows the erasure of the project that the row is one of its own.
  projectId,
  expiresAt: Math.ceil(nowSeconds) + KEPT_SECONDS,
});

/** The IDs of the projects that an address was invited to within the last hour, also if the invitation is gone. */
export async function justInvited(email: string): Promise<string[]> {
  const rows = await queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :prefix)",
    ExpressionAttributeValues: { ":pk": addressKey(email), ":prefix": INVITED },
    ConsistentRead: true,
  });
  return rows.map(({ sk }) => String(sk).slice(INVITED.length));
}
