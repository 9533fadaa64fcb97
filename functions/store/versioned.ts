import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Membership } from "./sessions.ts";
import { db, isConditionFailure, projectKey, projectsTable } from "./table.ts";

/** Saves an item of a project as the version after `version`, 0 for none; undefined when somebody else has changed it since. */
export async function putNext(
  member: Membership,
  sk: string,
  fields: Readonly<Record<string, unknown>>,
  version: number,
): Promise<number | undefined> {
  try {
    await db.send(
      new PutCommand({
        TableName: projectsTable(),
        Item: {
          pk: projectKey(member.projectId),
          sk,
          ...fields,
          version: version + 1,
          savedBy: member.userId,
        },
        ConditionExpression: version === 0 ? "attribute_not_exists(pk)" : "#version = :version",
        ...(version > 0 && {
          ExpressionAttributeNames: { "#version": "version" },
          ExpressionAttributeValues: { ":version": version },
        }),
      }),
    );
    return version + 1;
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}
