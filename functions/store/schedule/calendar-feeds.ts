import { DeleteCommand, GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { type Membership, membershipOf } from "../account/sessions.ts";
import { hashOfSecret, newSecret } from "../aws/secrets.ts";
import { db, projectKey, projectsTable } from "../aws/table.ts";

/** A person's own calendar feed of a project. Of its secret only the hash is kept. */
const Feed = z.object({ hash: z.string(), scheduleName: z.string(), since: z.string() });
const Owner = z.object({ projectId: z.string(), userId: z.string() });

const feedKey = (projectId: string, userId: string) => ({ pk: projectKey(projectId), sk: `FEED#${userId}` });
const ownerKey = (hash: string) => ({ pk: `FEED#${hash}`, sk: "FEED" });

async function itemAt(Key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  return (await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }))).Item;
}

/** Since when somebody has a feed, and of which schedule; undefined without one. */
export async function feedOf(
  member: Membership,
): Promise<Pick<z.infer<typeof Feed>, "scheduleName" | "since"> | undefined> {
  const item = await itemAt(feedKey(member.projectId, member.userId));
  if (!item) return undefined;
  const { scheduleName, since } = Feed.parse(item);
  return { scheduleName, since };
}

/** Begins a feed, in place of the one that its owner had before. @returns its secret, which is shown this once */
export async function createFeed(member: Membership, scheduleName: string, now: string): Promise<string> {
  const { projectId, userId } = member;
  const secret = newSecret();
  const hash = hashOfSecret(secret);
  const TableName = projectsTable();
  // The owner first: a secret counts only once its owner's feed has its hash.
  await db.send(new PutCommand({ TableName, Item: { ...ownerKey(hash), projectId, userId } }));
  const Item = { ...feedKey(projectId, userId), hash, scheduleName, since: now };
  const { Attributes } = await db.send(new PutCommand({ TableName, Item, ReturnValues: "ALL_OLD" }));
  // After a lost answer the SDK's second try finds what its first has put.
  if (Attributes && Feed.parse(Attributes).hash !== hash) await forgetOwner(Attributes);
  return secret;
}

/** Ends a feed: its secret opens nothing any more. @returns whether there was one */
export async function endFeed({ projectId, userId }: Pick<Membership, "projectId" | "userId">): Promise<boolean> {
  const Key = feedKey(projectId, userId);
  const { Attributes } = await db.send(new DeleteCommand({ TableName: projectsTable(), Key, ReturnValues: "ALL_OLD" }));
  if (Attributes) await forgetOwner(Attributes);
  return Attributes !== undefined;
}

async function forgetOwner(feed: Record<string, unknown>): Promise<void> {
  await db.send(new DeleteCommand({ TableName: projectsTable(), Key: ownerKey(Feed.parse(feed).hash) }));
}

/** Whose feed a secret opens, while they have it and belong to the project, and of which schedule it is. */
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
