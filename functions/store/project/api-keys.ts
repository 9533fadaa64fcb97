import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ApiKey } from "../../../shared/contract/api-keys.ts";
import type { ApiScope } from "../../../shared/contract/schema/api-scopes.ts";
import { apiKeyKey, type Membership, type ProjectGrant } from "../account/sessions.ts";
import { emailsOf } from "../account/users.ts";
import { newId } from "../aws/id.ts";
import { addWithinLimit } from "../aws/limited-collection.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, isConditionFailure, itemsOf, projectKey, projectsTable } from "../aws/table.ts";

/** A stored API key. Only the hash of its secret is stored. */
const KeyRow = z.object({
  ...ApiKey.pick({ keyId: true, name: true, scopes: true, madeAt: true }).shape,
  hash: z.string(),
  /** The user's ID. */
  madeBy: z.string(),
  lastUsedAt: z.string().optional(),
  revokedAt: z.string().optional(),
});

type KeyRow = z.infer<typeof KeyRow>;

/** The most API keys in use: of a project, and of one creator; and the most of one creator with the revoked ones. */
const MAX_KEYS = { project: 50, person: 20, withRevoked: 100 } as const;

/** How long a revoked key can be restored, in days. Then it is deleted. */
export const REVOKED_KEY_DAYS = 30;
const DAY_SECONDS = 24 * 3600;

/** The limit that a new or restored key would exceed. */
export interface KeyLimit {
  readonly of: keyof typeof MAX_KEYS;
  readonly most: number;
}

/** A project's API keys, newest first. */
export async function apiKeysOf(member: Membership, nowSeconds: number): Promise<ApiKey[]> {
  const rows = (await keysOf(member)).filter((row) => isKept(row, nowSeconds));
  return shown(rows.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt)));
}

async function keysOf({ projectId }: ProjectGrant): Promise<KeyRow[]> {
  return (await itemsOf(projectsTable(), projectId, "API-KEY#")).map((item) => KeyRow.parse(item));
}

/** Whether a key is in use or can be restored. DynamoDB deletes expired rows only after up to a few days. */
const isKept = ({ revokedAt }: KeyRow, nowSeconds: number) =>
  revokedAt === undefined || Date.parse(revokedAt) / 1000 + REVOKED_KEY_DAYS * DAY_SECONDS > nowSeconds;

/** The limit reached by the keys in use, of the project or of a creator. */
async function useLimitReached(grant: ProjectGrant, madeBy: string): Promise<KeyLimit | undefined> {
  const used = (await keysOf(grant)).filter(({ revokedAt }) => revokedAt === undefined);
  if (used.length >= MAX_KEYS.project) return limit("project");
  return used.filter((key) => key.madeBy === madeBy).length >= MAX_KEYS.person ? limit("person") : undefined;
}

const limit = (of: KeyLimit["of"]): KeyLimit => ({ of, most: MAX_KEYS[of] });
const collection = ({ projectId }: ProjectGrant) => `API-KEY#${projectId}`;

/** Creates an API key, unless a limit is reached. @returns it with its text, which is never shown again */
export async function makeApiKey(
  member: Membership,
  wanted: { readonly name: string; readonly scopes: readonly ApiScope[] },
  now: string,
): Promise<(ApiKey & { readonly key: string }) | KeyLimit> {
  const [keyId, secret] = [newId(), newSecret()];
  const row = { keyId, ...wanted, hash: hashOfSecret(secret), madeAt: now, madeBy: member.userId };
  const Item = { ...apiKeyKey(member.projectId, keyId), ...row };
  const nowSeconds = Date.parse(now) / 1000;
  const limitReached = async () => {
    const used = await useLimitReached(member, member.userId);
    if (used) return used;
    const own = (await keysOf(member)).filter((key) => key.madeBy === member.userId && isKept(key, nowSeconds));
    return own.length >= MAX_KEYS.withRevoked ? limit("withRevoked") : undefined;
  };
  const put = { Put: { TableName: projectsTable(), Item } };
  const reached = await addWithinLimit(collection(member), nowSeconds, limitReached, [put]);
  if (reached) return reached;
  const [made] = await shown([row]);
  return { ...made!, key: `backlot_${keyId}_${secret}` };
}

/** Revokes an API key, unless it is revoked already; undefined if it does not exist. */
export async function revokeKey(member: ProjectGrant, keyId: string, now: string): Promise<ApiKey | undefined> {
  const [TableName, Key] = [projectsTable(), apiKeyKey(member.projectId, keyId)];
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        ...{ TableName, Key },
        ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(revokedAt)",
        UpdateExpression: "SET revokedAt = :now, expiresAt = :end",
        ExpressionAttributeValues: {
          ":now": now,
          ":end": Math.ceil(Date.parse(now) / 1000) + REVOKED_KEY_DAYS * DAY_SECONDS,
        },
        ReturnValues: "ALL_NEW",
      }),
    );
    return (await shown([KeyRow.parse(Attributes)]))[0];
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item && (await shown([KeyRow.parse(Item)]))[0];
  }
}

/**
 * Restores a revoked API key, unless a limit is reached; undefined if it does not exist, or if the caller is no owner by
 * then. So a removal of the caller finds the keys that were restored before it, and none is restored after it.
 */
export async function restoreKey(
  member: Membership,
  keyId: string,
  nowSeconds: number,
): Promise<{ readonly key: ApiKey; readonly wasRevoked: boolean } | KeyLimit | undefined> {
  const [TableName, Key] = [projectsTable(), apiKeyKey(member.projectId, keyId)];
  const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  if (!Item) return undefined;
  const stored = KeyRow.parse(Item);
  if (!isKept(stored, nowSeconds)) return undefined;
  const { revokedAt, ...row } = stored;
  if (revokedAt !== undefined) {
    const restored = {
      Update: {
        ...{ TableName, Key, UpdateExpression: "REMOVE revokedAt, expiresAt" },
        ConditionExpression: "attribute_exists(pk)",
      },
    };
    const limitReached = () => useLimitReached(member, row.madeBy);
    try {
      const reached = await addWithinLimit(collection(member), nowSeconds, limitReached, [restored, isOwner(member)]);
      if (reached) return reached;
    } catch (error) {
      if (isConditionFailure(error)) return undefined;
      throw error;
    }
  }
  const [key] = await shown([row]);
  return { key: key!, wasRevoked: revokedAt !== undefined };
}

const isOwner = ({ projectId, userId }: Membership) => ({
  ConditionCheck: {
    TableName: projectsTable(),
    Key: { pk: projectKey(projectId), sk: `MEMBER#${userId}` },
    ConditionExpression: "#role = :owner",
    ExpressionAttributeNames: { "#role": "role" },
    ExpressionAttributeValues: { ":owner": "owner" },
  },
});

/** Revokes all API keys that a user created. @returns the names of those that were active */
export async function revokeKeysOf(member: ProjectGrant, madeBy: string, now: string): Promise<string[]> {
  const open = (await keysOf(member)).filter((key) => key.madeBy === madeBy && key.revokedAt === undefined);
  for (const { keyId } of open) await revokeKey(member, keyId, now);
  return open.map(({ name }) => name);
}

async function shown(rows: readonly KeyRow[]): Promise<ApiKey[]> {
  const emails = await emailsOf(rows.map(({ madeBy }) => madeBy));
  return rows.map(({ hash: _, madeBy, lastUsedAt = null, revokedAt = null, ...row }) => ({
    ...{ ...row, lastUsedAt, revokedAt },
    madeBy: emails.get(madeBy) ?? "",
  }));
}
