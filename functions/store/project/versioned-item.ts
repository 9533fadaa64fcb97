import { isDeepStrictEqual } from "node:util";
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Membership } from "../account/sessions.ts";
import { type DocumentKind, FORMATS, NOT_NEWER, requireNotNewer } from "../aws/document-formats.ts";
import { db, isConditionFailure } from "../aws/table.ts";

/**
 * Writes fields of an item that is kept in versions, the first of which is 1. Answers the new version, or undefined when
 * somebody else has changed the item since `version`. Fields that are not given stay as they were. A write whose answer
 * got lost is refused when it is tried again; what was read back then shows that it is ours.
 *
 * @throws {Refusal} over an item of a newer format
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
