import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { db, projectsTable, queryAll } from "../aws/table.ts";

// Rows in the partition of an email address. Unlike the index of addresses, they can be read consistently.

/** How long a row is kept. The index has a new invitation or user within seconds. */
const KEPT_SECONDS = 3600;

const INVITED = "INVITED#";

const USER = "USER";

const addressKey = (email: string) => `ADDRESS#${email.toLowerCase()}`;

/** A row that is written together with an invitation. */
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

/** A row that is written at a user's first sign-in. */
export const signedUpRow = (email: string, userId: string, nowSeconds: number) => ({
  ...{ pk: addressKey(email), sk: USER },
  userId,
  expiresAt: Math.ceil(nowSeconds) + KEPT_SECONDS,
});

/** The ID of the user who signed in with an address for the first time within the last hour. */
export async function justSignedUp(email: string): Promise<string | undefined> {
  const Key = { pk: addressKey(email), sk: USER };
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  return z.object({ userId: z.string().optional() }).parse(Item ?? {}).userId;
}
