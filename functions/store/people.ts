import { BatchGetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Standing } from "./standing.ts";
import { db, isConditionFailure, projectsTable, queryAll, transact, userKey } from "./table.ts";

const ByEmail = z.looseObject({ pk: z.string(), sk: z.string() });

/** A project that somebody is invited to, and as what. */
interface Invitation {
  readonly projectId: string;
  readonly standing: Standing;
}

/** What the table knows of an e-mail address: the user who has it and the projects that it is invited to. */
export async function personOf(
  email: string,
): Promise<{ userId: string | undefined; invitedTo: readonly Invitation[] }> {
  const found = await queryAll({
    TableName: projectsTable(),
    IndexName: "byEmail",
    KeyConditionExpression: "email = :email",
    ExpressionAttributeValues: { ":email": email },
  });
  const items = found.map((item) => ByEmail.parse(item));
  return {
    userId: items.find((item) => item.sk === "PROFILE")?.pk.slice("USER#".length),
    invitedTo: items
      .filter((item) => item.sk.startsWith("INVITATION#"))
      .map((item) => ({ projectId: item.pk.slice("PROJECT#".length), standing: Standing.parse(item) })),
  };
}

/** The e-mail addresses of users, by their ids. */
export async function emailsOf(userIds: readonly string[]): Promise<Map<string, string>> {
  const TableName = projectsTable();
  const ids = [...new Set(userIds)];
  const emails = new Map<string, string>();
  for (let at = 0; at < ids.length; at += 100) {
    const Keys = ids.slice(at, at + 100).map((id) => ({ pk: userKey(id), sk: "PROFILE" }));
    const answer = await db.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } }));
    for (const item of answer.Responses?.[TableName] ?? []) {
      emails.set(String(item.pk).slice("USER#".length), String(item.email));
    }
  }
  return emails;
}

/** Keeps the signed-in person's profile, and turns the invitations that waited for them into memberships. */
export async function welcome(userId: string, email: string): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: projectsTable(),
      Key: { pk: userKey(userId), sk: "PROFILE" },
      UpdateExpression: "SET email = :email",
      ExpressionAttributeValues: { ":email": email },
    }),
  );
  const { invitedTo } = await personOf(email);
  for (const invitation of invitedTo) await accept(invitation, userId, email);
}

async function accept({ projectId, standing }: Invitation, userId: string, email: string): Promise<void> {
  const TableName = projectsTable();
  const pk = `PROJECT#${projectId}`;
  try {
    await transact([
      { Delete: { TableName, Key: { pk, sk: `INVITATION#${email}` }, ConditionExpression: "attribute_exists(pk)" } },
      {
        Put: {
          TableName,
          Item: { pk, sk: `MEMBER#${userId}`, userId, ...standing },
          ConditionExpression: "attribute_not_exists(pk)",
        },
      },
    ]);
  } catch (error) {
    // Accepted by another sign-in at the same moment, or a member already.
    if (!isConditionFailure(error)) throw error;
  }
}
