import { isDeepStrictEqual } from "node:util";
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Membership } from "../account/sessions.ts";
import { type DocumentKind, FORMATS, NOT_NEWER, requireNotNewer } from "../aws/document-formats.ts";
import { db, isConditionFailure } from "../aws/table.ts";

/**
 * Writes fields of a versioned item, whose first version is 1; fields that are not given stay unchanged. Returns the
 * new version, or undefined if someone else changed the item since `version`. After a lost response the SDK's retry
 * fails the condition, so the item is read back to check whether the write succeeded.
 *
 * @throws {Refusal} if the stored item has a newer format
 */
export async function saveVersion(
  kind: DocumentKind,
  member: Membership,
  TableName: string,
  Key: { readonly pk: string; readonly sk: string },
  fields: Readonly<Record<string, unknown>>,
  version: number,
): Promise<number | undefined> {
  const values = { ...fields, format: FORMATS[kind], version: version + 1, savedBy: member.userId };
  try {
    await db.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: `SET ${Object.keys(values).map((field) => `#${field} = :${field}`)}`,
        ConditionExpression: version === 0 ? "attribute_not_exists(pk)" : `#version = :seen AND ${NOT_NEWER}`,
        ExpressionAttributeNames: Object.fromEntries(Object.keys(values).map((field) => [`#${field}`, field])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(Object.entries(values).map(([field, value]) => [`:${field}`, value])),
          ...(version > 0 && { ":seen": version }),
        },
      }),
    );
    return version + 1;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
  const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  requireNotNewer(Item, kind);
  const isOurs = Object.entries(values).every(([field, value]) => isDeepStrictEqual(Item?.[field], value));
  return isOurs ? version + 1 : undefined;
}
