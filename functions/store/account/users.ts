import { GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { readableRows } from "../aws/readable-rows.ts";
import {
  db,
  isConditionFailure,
  itemsAt,
  projectKey,
  projectsTable,
  queryAll,
  transact,
  userKey,
} from "../aws/table.ts";
import { justInvited, justSignedUp, signedUpRow } from "./address-rows.ts";
import { joinedRow } from "./joined-projects.ts";
import { MemberSettings } from "./member-settings.ts";
import type { Session } from "./sessions.ts";

const ByEmail = z
  .looseObject({ pk: z.string(), sk: z.string(), invitedUntil: z.number().optional() })
  .transform((row, context) => {
    const settings = MemberSettings.safeParse(row);
    if (!settings.success) context.addIssue("These member settings cannot be read.");
    return {
      pk: row.pk,
      sk: row.sk,
      invitedUntil: row.invitedUntil,
      settings: settings.data ?? MemberSettings.parse({}),
    };
  });

const InvitationRow = z.object({ invitedUntil: z.number().optional() });

/** A pending invitation to a project, with the settings of the future member. */
interface Invitation {
  readonly projectId: string;
  readonly settings: MemberSettings;
  readonly invitedUntil?: number | undefined;
}

/** What is stored for an email address: its user and its invitations, as far as the index has them. */
async function personOf(email: string): Promise<{ userId: string | undefined; invitedTo: readonly Invitation[] }> {
  const found = await queryAll({
    TableName: projectsTable(),
    IndexName: "byEmail",
    KeyConditionExpression: "email = :email",
    ExpressionAttributeValues: { ":email": email },
  });
  const items = readableRows(ByEmail, found);
  return {
    userId: items.find((item) => item.sk === "PROFILE")?.pk.slice("USER#".length),
    invitedTo: items.filter((item) => item.sk.startsWith("INVITATION#")).map(asInvitation),
  };
}

const asInvitation = ({ pk, settings, invitedUntil }: z.infer<typeof ByEmail>): Invitation => ({
  projectId: pk.slice("PROJECT#".length),
  settings,
  invitedUntil,
});

/** The ID of an address's user, also of one who signed up within the last seconds, whom the index may not have yet. */
export async function userIdOf(email: string): Promise<string | undefined> {
  const [{ userId }, latest] = await Promise.all([personOf(email), justSignedUp(email)]);
  return userId ?? latest;
}

/** The invitations of an email address, with those of the last seconds, which the index may not have yet. */
export async function invitationsOf(email: string): Promise<Invitation[]> {
  const [{ invitedTo }, latest] = await Promise.all([personOf(email), justInvited(email)]);
  const rows = await Promise.all(latest.map((projectId) => invitationOf(projectId, email)));
  const found = readableRows(
    ByEmail,
    rows.filter((row) => row !== undefined),
  );
  return [...invitedTo.filter(({ projectId }) => !latest.includes(projectId)), ...found.map(asInvitation)];
}

/** Whether an invitation is still valid. Older invitations have no expiry date. */
export function isOpen({ invitedUntil }: Pick<Invitation, "invitedUntil">, nowSeconds: number): boolean {
  return invitedUntil === undefined || nowSeconds <= invitedUntil;
}

/** The date on which the user's account will be erased; null if it is not deleted. */
export async function erasureOf(userId: string): Promise<string | null> {
  const Key = { pk: userKey(userId), sk: "PROFILE" };
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  return z.object({ erasedOn: z.string().nullable().default(null) }).parse(Item ?? {}).erasedOn;
}

/** All rows of a user's own account. */
export function ownRowsOf(userId: string): Promise<Record<string, unknown>[]> {
  return queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": userKey(userId) },
    ConsistentRead: true,
  });
}

/** The email addresses of users by user ID. */
export async function emailsOf(userIds: readonly string[]): Promise<Map<string, string>> {
  const keys = [...new Set(userIds)].map((id) => ({ pk: userKey(id), sk: "PROFILE" }));
  const profiles = await itemsAt(projectsTable(), keys);
  return new Map(profiles.map(({ pk, email }) => [String(pk).slice("USER#".length), String(email)]));
}

/** Updates the profile of a user who has just signed in and accepts their invitations. */
export async function onSignedIn(
  userId: string,
  { email, secondStep }: { readonly email: string; readonly secondStep: boolean },
  nowSeconds: () => number,
): Promise<void> {
  const TableName = projectsTable();
  const { Attributes: before } = await db.send(
    new UpdateCommand({
      TableName,
      Key: { pk: userKey(userId), sk: "PROFILE" },
      UpdateExpression: "SET email = :email, secondStep = :step",
      ExpressionAttributeValues: { ":email": email, ":step": secondStep },
      ReturnValues: "UPDATED_OLD",
    }),
  );
  if (before?.email === undefined)
    await db.send(new PutCommand({ TableName, Item: signedUpRow(email, userId, nowSeconds()) }));
  await acceptInvitations({ userId, email }, nowSeconds);
}

/** Turns a user's pending invitations into memberships. */
export async function acceptInvitations(
  { userId, email }: Pick<Session, "userId" | "email">,
  nowSeconds: () => number,
): Promise<void> {
  for (const invitation of await invitationsOf(email)) await accept(invitation, { userId, email }, nowSeconds());
}

const invitationKey = (projectId: string, email: string) => ({ pk: projectKey(projectId), sk: `INVITATION#${email}` });

/** The row of a person's invitation to a project. The index by email may still have earlier settings, or an earlier date. */
export async function invitationOf(projectId: string, email: string): Promise<Record<string, unknown> | undefined> {
  const Key = invitationKey(projectId, email);
  return (await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }))).Item;
}

async function accept(
  { projectId }: Pick<Invitation, "projectId">,
  { userId, email }: Pick<Session, "userId" | "email">,
  nowSeconds: number,
): Promise<void> {
  const TableName = projectsTable();
  const pk = projectKey(projectId);
  const Key = invitationKey(projectId, email);
  const Item = await invitationOf(projectId, email);
  const row = InvitationRow.safeParse(Item);
  const settings = MemberSettings.safeParse(Item);
  if (!Item || !row.success || !settings.success || !isOpen(row.data, nowSeconds)) return;
  try {
    await transact([
      { Delete: { TableName, Key, ...unchanged(Item.changeId) } },
      {
        Put: {
          TableName,
          Item: { pk, sk: `MEMBER#${userId}`, userId, ...settings.data },
          ConditionExpression: "attribute_not_exists(pk)",
        },
      },
      { Put: { TableName, Item: joinedRow(userId, projectId, nowSeconds) } },
    ]);
  } catch (error) {
    // Another sign-in accepted the invitation at the same moment, or the user is already a member. If it was changed at
    // that moment, the next request accepts it as it is then.
    if (!isConditionFailure(error)) throw error;
  }
}

/** The condition that an invitation exists and its settings have not been changed since. */
function unchanged(changeId: unknown) {
  if (changeId === undefined) return { ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(changeId)" };
  return { ConditionExpression: "changeId = :known", ExpressionAttributeValues: { ":known": changeId } };
}
