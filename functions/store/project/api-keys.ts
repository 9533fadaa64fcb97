import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ApiKey } from "../../../shared/contract/api-keys.ts";
import type { ApiScope } from "../../../shared/contract/schema/api-scopes.ts";
import { apiKeyKey, type Membership, type ProjectGrant } from "../account/sessions.ts";
import { emailsOf } from "../account/users.ts";
import { newId } from "../aws/id.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, isConditionFailure, itemsOf, projectsTable } from "../aws/table.ts";

/** A stored API key. Only the hash of its secret is stored. */
const KeyRow = z.object({
  ...ApiKey.pick({ keyId: true, name: true, scopes: true, madeAt: true }).shape,
  hash: z.string(),
  /** The user's ID. */
  madeBy: z.string(),
  lastUsedAt: z.string().optional(),
  revokedAt: z.string().optional(),
});

/** A project's API keys, newest first. */
export async function apiKeysOf(member: Membership): Promise<ApiKey[]> {
  const rows = (await itemsOf(projectsTable(), member.projectId, "API-KEY#")).map((item) => KeyRow.parse(item));
  return shown(rows.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt)));
}

/** Creates an API key. @returns it with its text, which is never shown again */
export async function makeApiKey(
  member: Membership,
  wanted: { readonly name: string; readonly scopes: readonly ApiScope[] },
  now: string,
): Promise<ApiKey & { readonly key: string }> {
  const [keyId, secret] = [newId(), newSecret()];
  const row = { keyId, ...wanted, hash: hashOfSecret(secret), madeAt: now, madeBy: member.userId };
  const Item = { ...apiKeyKey(member.projectId, keyId), ...row };
  await db.send(new PutCommand({ TableName: projectsTable(), Item }));
  const [made] = await shown([row]);
  return { ...made!, key: `backlot_${keyId}_${secret}` };
}

/** Revokes an API key, or restores it if `revokedAt` is null; undefined if it does not exist. */
export async function setRevoked(
  member: ProjectGrant,
  keyId: string,
  revokedAt: string | null,
): Promise<ApiKey | undefined> {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: projectsTable(),
        Key: apiKeyKey(member.projectId, keyId),
        ConditionExpression: "attribute_exists(pk)",
        ...(revokedAt === null
          ? { UpdateExpression: "REMOVE revokedAt" }
          : {
              UpdateExpression: "SET revokedAt = :now",
              ExpressionAttributeValues: { ":now": revokedAt },
            }),
        ReturnValues: "ALL_NEW",
      }),
    );
    return (await shown([KeyRow.parse(Attributes)]))[0];
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/** Revokes all API keys that a user created. @returns the names of those that were active */
export async function revokeKeysOf(member: ProjectGrant, madeBy: string, now: string): Promise<string[]> {
  const keys = (await itemsOf(projectsTable(), member.projectId, "API-KEY#")).map((item) => KeyRow.parse(item));
  const open = keys.filter((key) => key.madeBy === madeBy && key.revokedAt === undefined);
  for (const { keyId } of open) await setRevoked(member, keyId, now);
  return open.map(({ name }) => name);
}

async function shown(rows: readonly z.infer<typeof KeyRow>[]): Promise<ApiKey[]> {
  const emails = await emailsOf(rows.map(({ madeBy }) => madeBy));
  return rows.map(({ hash: _, madeBy, lastUsedAt = null, revokedAt = null, ...row }) => ({
    ...{ ...row, lastUsedAt, revokedAt },
    madeBy: emails.get(madeBy) ?? "",
  }));
}
