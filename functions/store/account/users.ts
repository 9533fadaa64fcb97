import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { readableRows } from "../aws/readable-rows.ts";
import { db, isConditionFailure, itemsAt, projectsTable, queryAll, transact, userKey } from "../aws/table.ts";
import { MemberSettings } from "./member-settings.ts";
import type { Session } from "./sessions.ts";
import { Signup } from "./signups.ts";

const ByEmail = z
  .looseObject({ pk: z.string(), sk: z.string(), invitedUntil: z.number().optional() })
  .transform((row, context) => {
    const standing = MemberSettings.safeParse(row);
    if (!standing.success) context.addIssue("This standing cannot be read.");
    return {
      pk: row.pk,
      sk: row.sk,
      invitedUntil: row.invitedUntil,
      standing: standing.data ?? MemberSettings.parse({}),
    };
  });

/** A project that somebody is invited to, and as what. */
interface Invitation {
  readonly projectId: string;
  readonly standing: MemberSettings;
  readonly invitedUntil?: number | undefined;
}

/** What the table knows of an e-mail address: the user who has it, the projects that it is invited to, its sign-up. */
export async function personOf(
  email: string,
  nowSeconds = () => 0,
): Promise<{ userId: string | undefined; invitedTo: readonly Invitation[]; signup: Signup | undefined }> {
  const found = await queryAll({
    TableName: projectsTable(),
    IndexName: "byEmail",
    KeyConditionExpression: "email = :email",
    ExpressionAttributeValues: { ":email": email },
  });
  const items = readableRows(ByEmail, found);
  return {
    userId: items.find((item) => item.sk === "PROFILE")?.pk.slice("USER#".length),
    invitedTo: items
      .filter((item) => item.sk.startsWith("INVITATION#"))
      .map((item) => ({
        projectId: item.pk.slice("PROJECT#".length),
        standing: item.standing,
        invitedUntil: item.invitedUntil,
      })),
    signup: readableRows(
      Signup,
      found.filter(({ sk }) => sk === "SIGNUP"),
    ).find(({ expiresAt }) => expiresAt >= nowSeconds()),
  };
}

/** Whether an invitation is still good. One from before invitations had an end has none. */
export function isOpen({ invitedUntil }: Pick<Invitation, "invitedUntil">, nowSeconds: number): boolean {
  return invitedUntil === undefined || nowSeconds <= invitedUntil;
}

/** When somebody's account is erased; null while it is not deleted. */
export async function erasureOf(userId: string): Promise<string | null> {
  const Key = { pk: userKey(userId), sk: "PROFILE" };
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  return z.object({ erasedOn: z.string().nullable().default(null) }).parse(Item ?? {}).erasedOn;
}

/** Everything that stands under somebody's own account. */
export function ownRowsOf(userId: string): Promise<Record<string, unknown>[]> {
  return queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": userKey(userId) },
    ConsistentRead: true,
  });
}

/** The e-mail addresses of users, by their ids. */
export async function emailsOf(userIds: readonly string[]): Promise<Map<string, string>> {
  const keys = [...new Set(userIds)].map((id) => ({ pk: userKey(id), sk: "PROFILE" }));
  const profiles = await itemsAt(projectsTable(), keys);
  return new Map(profiles.map(({ pk, email }) => [String(pk).slice("USER#".length), String(email)]));
}

/** Keeps the signed-in person's profile, and lets them join what they are invited to. */
export async function onSignedIn(
  userId: string,
  { email, secondStep }: { readonly email: string; readonly secondStep: boolean },
  nowSeconds: () => number,
): Promise<void> {
  await db.send(
    new UpdateCommand({
      TableName: projectsTable(),
      Key: { pk: userKey(userId), sk: "PROFILE" },
      UpdateExpression: "SET email = :email, secondStep = :step",
      ExpressionAttributeValues: { ":email": email, ":step": secondStep },
    }),
  );
  await acceptInvitations({ userId, email }, nowSeconds);
}

/** Turns the invitations that wait for somebody still into memberships. */
export async function acceptInvitations(
  { userId, email }: Pick<Session, "userId" | "email">,
  nowSeconds: () => number,
): Promise<void> {
  const { invitedTo } = await personOf(email);
  for (const invitation of invitedTo) {
    if (isOpen(invitation, nowSeconds())) await accept(invitation, userId, email);
  }
}

async function accept({ projectId, standing }: Invitation, userId: string, email: string): Promise<void> {
  const TableName = projectsTable();
  const pk = `PROJECT#${projectId}`;
  try {
    await transact([
      { Delete: { TableName, Key: { pk, sk: `INVITATION#${email}` }, ConditionExpression: "attribute_exists(pk)" } },
      {
        Put: {
          TableName,
          Item: { pk, sk: `MEMBER#${userId}`, userId, ...standing },
          ConditionExpression: "attribute_not_exists(pk)",
        },
      },
    ]);
  } catch (error) {
    // Accepted by another sign-in at the same moment, or a member already.
    if (!isConditionFailure(error)) throw error;
  }
}
