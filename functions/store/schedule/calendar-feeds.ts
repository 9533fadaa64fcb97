import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type Membership, membershipOf } from "../account/sessions.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, projectKey, projectsTable } from "../aws/table.ts";

/** A member's calendar feed of a project. Only the hash of its secret is stored. */
const Feed = z.object({ hash: z.string(), scheduleName: z.string(), since: z.string() });
const Owner = z.object({ projectId: z.string(), userId: z.string() });

const feedKey = (projectId: string, userId: string) => ({ pk: projectKey(projectId), sk: `FEED#${userId}` });
const ownerKey = (hash: string) => ({ pk: `FEED#${hash}`, sk: "FEED" });

async function itemAt(Key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  return (await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }))).Item;
}

/** The schedule of the member's feed and when the feed was created; undefined if there is none. */
export async function feedOf(
  member: Membership,
): Promise<Pick<z.infer<typeof Feed>, "scheduleName" | "since"> | undefined> {
  const item = await itemAt(feedKey(member.projectId, member.userId));
  if (!item) return undefined;
  const { scheduleName, since } = Feed.parse(item);
  return { scheduleName, since };
}

/** Creates a feed, replacing the member's previous one. @returns its secret, which is never shown again */
export async function createFeed(member: Membership, scheduleName: string, now: string): Promise<string> {
  const { projectId, userId } = member;
  const secret = newSecret();
  const hash = hashOfSecret(secret);
  const TableName = projectsTable();
  // Write the owner first: a secret is only valid once the owner's feed has its hash.
  await db.send(new PutCommand({ TableName, Item: { ...ownerKey(hash), projectId, userId } }));
  const Item = { ...feedKey(projectId, userId), hash, scheduleName, since: now };
  const { Attributes } = await db.send(new PutCommand({ TableName, Item, ReturnValues: "ALL_OLD" }));
  // When the SDK retries after a lost response, the old item is the one from the first attempt.
  if (Attributes && Feed.parse(Attributes).hash !== hash) await deleteOwner(Attributes);
  return secret;
}

/** Deletes a feed and invalidates its secret. @returns whether there was one */
export async function endFeed({ projectId, userId }: Pick<Membership, "projectId" | "userId">): Promise<boolean> {
  const Key = feedKey(projectId, userId);
  const { Attributes } = await db.send(new DeleteCommand({ TableName: projectsTable(), Key, ReturnValues: "ALL_OLD" }));
  if (Attributes) await deleteOwner(Attributes);
  return Attributes !== undefined;
}

async function deleteOwner(feed: Record<string, unknown>): Promise<void> {
  await db.send(new DeleteCommand({ TableName: projectsTable(), Key: ownerKey(Feed.parse(feed).hash) }));
}

/** The owner and schedule of the feed with this secret, as long as the feed is current and the owner is a member. */
export async function findFeed(
  secret: string,
): Promise<{ readonly member: Membership; readonly scheduleName: string } | undefined> {
  const hash = hashOfSecret(secret);
  const owned = await itemAt(ownerKey(hash));
  if (!owned) return undefined;
  const { projectId, userId } = Owner.parse(owned);
  const [item, member] = await Promise.all([itemAt(feedKey(projectId, userId)), membershipOf(userId, projectId)]);
  const feed = item && Feed.parse(item);
  return feed?.hash === hash && member ? { member, scheduleName: feed.scheduleName } : undefined;
}
