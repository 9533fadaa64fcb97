import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type Membership, type ProjectGrant, type SystemGrant, systemGrantForLink } from "../account/sessions.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, isConditionFailure, itemsOf, projectKey, schedulesTable, transact } from "../aws/table.ts";
import type { PublishedDay } from "./publications.ts";

/** A personal link. Only the hash of its secret is stored. */
const Row = z.object({
  projectId: z.string(),
  scheduleName: z.string(),
  date: z.string(),
  personId: z.string(),
  /** Missing in links from before holders were stored. */
  holder: z.string().optional(),
  expiresAt: z.number(),
});

const DAY_SECONDS = 24 * 3600;
/** How many days after the shoot day a personal link stays valid. */
const DAYS_AFTER = 7;

const keyOf = (hash: string) => ({ pk: `CALL#${hash}`, sk: "CALL" });

/** Who has the link: the ID of the user who created it, or the email address that it was sent to. */
export type Holder = string;

const heldPrefix = (holder: Holder) => `HELD#${holder.toLowerCase()}#`;
const HeldRow = z.object({ sk: z.string() });

/** The most personal links that one person, and all members of one project, create in a day. Mailed links do not count. */
const LINKS_A_DAY = { person: 300, project: 1000 } as const;

/** The daily limit of personal links that is used up. */
export interface LinkLimit {
  readonly of: keyof typeof LINKS_A_DAY;
  readonly most: number;
}

const Cancelled = z.object({ CancellationReasons: z.array(z.object({ Code: z.string().optional() })) });

/**
 * Counts a personal link that a member is about to create, for both limits or, if one is reached, for neither.
 *
 * @returns the limit that was already reached, if any
 */
export async function takeLink({ userId, projectId }: Membership, now: string): Promise<LinkLimit | undefined> {
  const counted = [
    { of: "person", id: userId },
    { of: "project", id: projectId },
  ] as const;
  try {
    await transact(
      counted.map(({ of, id }) => ({
        Update: {
          TableName: schedulesTable(),
          Key: { pk: `LINKS#${of}#${id}`, sk: now.slice(0, 10) },
          UpdateExpression: "ADD links :one SET expiresAt = :end",
          ConditionExpression: "attribute_not_exists(links) OR links < :most",
          ExpressionAttributeValues: {
            ...{ ":one": 1, ":most": LINKS_A_DAY[of] },
            ":end": Math.floor(Date.parse(now) / 1000) + 2 * DAY_SECONDS,
          },
        },
      })),
    );
    return undefined;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const at = Cancelled.parse(error).CancellationReasons.findIndex(({ Code }) => Code === "ConditionalCheckFailed");
    const { of } = counted[at]!;
    return { of, most: LINKS_A_DAY[of] };
  }
}

/** Creates a personal link for a person and a day. @returns its secret, which is never shown again */
export async function createPersonalLink(
  { projectId }: ProjectGrant,
  { scheduleName, date }: PublishedDay,
  { personId, holder }: { readonly personId: string; readonly holder: Holder },
  nowSeconds: number,
): Promise<string> {
  const secret = newSecret();
  const hash = hashOfSecret(secret);
  const last = Date.parse(`${date}T00:00:00Z`) / 1000 + (DAYS_AFTER + 1) * DAY_SECONDS;
  const expiresAt = Math.max(last, nowSeconds + DAY_SECONDS);
  const TableName = schedulesTable();
  // Write the holder first, so that every existing link can be found and revoked.
  const held = { pk: projectKey(projectId), sk: heldPrefix(holder) + hash, expiresAt };
  await db.send(new PutCommand({ TableName, Item: held }));
  const Item = { ...keyOf(hash), projectId, scheduleName, date, personId, holder, expiresAt };
  await db.send(new PutCommand({ TableName, Item }));
  return secret;
}

/** Revokes all personal links of the given holders. @returns the hashes of their secrets */
export async function revokePersonalLinks({ projectId }: ProjectGrant, holders: readonly Holder[]): Promise<string[]> {
  const TableName = schedulesTable();
  const ended: string[] = [];
  for (const holder of holders) {
    for (const item of await itemsOf(TableName, projectId, heldPrefix(holder))) {
      const { sk } = HeldRow.parse(item);
      const hash = sk.slice(heldPrefix(holder).length);
      await db.send(new DeleteCommand({ TableName, Key: keyOf(hash) }));
      await db.send(new DeleteCommand({ TableName, Key: { pk: projectKey(projectId), sk } }));
      ended.push(hash);
    }
  }
  return ended;
}

/**
 * The person and day of a personal link, and a grant to read the call sheet; undefined if the secret is invalid or
 * expired.
 */
export async function findPersonalLink(
  secret: string,
  nowSeconds: () => number,
): Promise<
  | { readonly grant: SystemGrant; readonly day: PublishedDay; readonly personId: string; readonly holder: Holder }
  | undefined
> {
  const { Item } = await db.send(
    new GetCommand({ TableName: schedulesTable(), Key: keyOf(hashOfSecret(secret)), ConsistentRead: true }),
  );
  if (!Item) return undefined;
  const { projectId, scheduleName, date, personId, holder = "", expiresAt } = Row.parse(Item);
  // DynamoDB deletes expired items only after up to a few days.
  if (expiresAt <= nowSeconds()) return undefined;
  const grant = await systemGrantForLink(projectId);
  return grant && { grant, day: { scheduleName, date }, personId, holder };
}
