import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ApiKey } from "../../../shared/contract/api-keys.ts";
import type { ApiScope } from "../../../shared/contract/schema/api-scopes.ts";
import { apiKeyKey, type Membership, type ProjectGrant } from "../account/sessions.ts";
import { emailsOf } from "../account/users.ts";
import { newId } from "../aws/id.ts";
import { addWithinLimit } from "../aws/limited-collection.ts";
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

/** Revokes an API key; undefined if it does not exist. */
export async function revokeKey(member: ProjectGrant, keyId: string, now: string): Promise<ApiKey | undefined> {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: projectsTable(),
        Key: apiKeyKey(member.projectId, keyId),
        ConditionExpression: "attribute_exists(pk)",
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
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/** Restores a revoked API key, unless a limit is reached; undefined if it does not exist. */
export async function restoreKey(
  member: ProjectGrant,
  keyId: string,
  nowSeconds: number,
): Promise<ApiKey | KeyLimit | undefined> {
  const [TableName, Key] = [projectsTable(), apiKeyKey(member.projectId, keyId)];
  const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  if (!Item) return undefined;
  const stored = KeyRow.parse(Item);
  if (!isKept(stored, nowSeconds)) return undefined;
  const { revokedAt, ...row } = stored;
  const restored = { Update: { TableName, Key, UpdateExpression: "REMOVE revokedAt, expiresAt", ...EXISTS } };
  const reached =
    revokedAt === undefined
      ? undefined
      : await addWithinLimit(collection(member), nowSeconds, () => useLimitReached(member, row.madeBy), [restored]);
  return reached ?? (await shown([row]))[0];
}

const EXISTS = { ConditionExpression: "attribute_exists(pk)" };

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
