// Over 300 lines because all writes of the rows of members, invitations and removed people depend on one another.
import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { INVITATION_DAYS, MAX_TEAM, type TeamMember } from "../../../shared/contract/projects.ts";
import { invitedRow } from "../account/address-rows.ts";
import { joinedRow } from "../account/joined-projects.ts";
import { MemberSettings } from "../account/member-settings.ts";
import { isRestricted, type Membership, type ProjectGrant } from "../account/sessions.ts";
import { emailsOf, invitationOf, isOpen, userIdOf } from "../account/users.ts";
import { newId } from "../aws/id.ts";
import { addWithinLimit } from "../aws/limited-collection.ts";
import { db, isConditionFailure, itemsOf, projectKey, projectsTable, transact } from "../aws/table.ts";
import { removedKey } from "./former-members.ts";

const MemberRow = MemberSettings.extend({ userId: z.string() });
const InvitationRow = MemberSettings.extend({ email: z.string(), invitedUntil: z.number().optional() });

/** Why a change is refused: the person is not on the team, or is the last owner. */
export type TeamRefusal = "noSuchMember" | "lastOwner";

/**
 * The members, followed by the invited. Restricted members do not get the visibility of others, which would reveal
 * which scenes exist.
 */
export async function teamOf(member: Membership, nowSeconds: number): Promise<TeamMember[]> {
  const members = await membersOf(member);
  const emails = await emailsOf(members.map((row) => row.userId));
  const invitations = (await itemsOf(projectsTable(), member.projectId, "INVITATION#")).map((item) =>
    InvitationRow.parse(item),
  );
  const team = [
    ...members.map((row) => asMember(emails.get(row.userId) ?? "", row, false)),
    ...invitations.map((row) => ({
      ...asMember(row.email, row, true),
      ...(!isOpen(row, nowSeconds) && { expired: true as const }),
    })),
  ];
  if (!isRestricted(member)) return team;
  const own = members.findIndex(({ userId }) => userId === member.userId);
  return team.map(({ sees, ...one }, at) => (at === own ? { ...one, sees } : one));
}

/**
 * Invites someone by email address, or renews an expired invitation with its settings. Users with an account are
 * invited too, so that the response does not reveal who has one; they join by opening Backlot. Undefined if they are a
 * member or their invitation is still valid; "teamFull" if the team has as many people as it may have.
 */
export async function addToTeam(
  member: Membership,
  email: string,
  nowSeconds: number,
): Promise<TeamMember | "teamFull" | undefined> {
  const userId = (await userIdOf(email)) ?? NOBODY;
  const TableName = projectsTable();
  const { pk, sk } = rowOf(member, email, userId);
  const { Item } = await db.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }));
  if (Item) return undefined;
  const settings = MemberSettings.parse((await invitationOf(member.projectId, email)) ?? {});
  const row = { ...rowOf(member, email, undefined), ...settings, invitedUntil: nowSeconds + INVITATION_SECONDS };
  const added = await addPerson(
    member,
    nowSeconds,
    [
      {
        Put: {
          TableName,
          Item: row,
          ConditionExpression: "attribute_not_exists(pk) OR invitedUntil < :now",
          ExpressionAttributeValues: { ":now": nowSeconds },
        },
      },
      { Put: { TableName, Item: invitedRow(email, member.projectId, nowSeconds) } },
    ],
    row.sk,
  );
  if (added === "teamFull") return added;
  return added ? asMember(email, settings, true) : undefined;
}

/**
 * Writes a person to the team, unless it has as many people as it may have. `sk` is the key of the person's row, which
 * does not count. @returns whether they were written; false if a condition failed
 */
async function addPerson(
  member: Membership,
  nowSeconds: number,
  writes: Writes,
  sk: string,
): Promise<boolean | "teamFull"> {
  const isFull = async () => {
    const rows = await Promise.all(
      ["MEMBER#", "INVITATION#"].map((prefix) => itemsOf(projectsTable(), member.projectId, prefix)),
    );
    return rows.flat().filter((row) => row.sk !== sk).length >= MAX_TEAM ? ("teamFull" as const) : undefined;
  };
  try {
    return (await addWithinLimit(`TEAM#${member.projectId}`, nowSeconds, isFull, writes)) ?? true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** A changed member, with their settings before and after the change. */
interface ChangedMember {
  readonly shown: TeamMember;
  readonly before: MemberSettings;
  readonly after: MemberSettings;
  readonly person: Former;
}

/**
 * Changes the role label, permissions and, if given, visibility of a person on the team. The last owner cannot be
 * changed to another role. Returns `seesSome` if a restricted member would get more than viewer permissions.
 */
export async function updateMember(
  member: Membership,
  email: string,
  { role, label, ...given }: Omit<MemberSettings, "sees"> & { readonly sees?: MemberSettings["sees"] | undefined },
): Promise<ChangedMember | TeamRefusal | "seesSome"> {
  const found = await findOnTeam(member, email);
  if (!found) return "noSuchMember";
  const settings: MemberSettings = { role, label, sees: given.sees ?? found.settings.sees };
  if (settings.sees.kind !== "all" && role !== "viewer") return "seesSome";
  const ownerChecks = await ownerConditions(member, found, settings.role);
  if (!ownerChecks) return "lastOwner";
  // Shows a sign-in that is accepting the invitation that its settings have changed.
  const Item = { ...found.row, ...settings, changeId: newId() };
  const changed = await attempt([{ Put: { TableName: projectsTable(), Item, ...EXISTS } }, ...ownerChecks]);
  if (!changed) return refusalReason(member, email);
  const { userId } = z.object({ userId: z.string().optional() }).parse(found.row);
  return {
    ...{ shown: asMember(email, settings, found.invited), before: found.settings, after: settings },
    person: { userId, email },
  };
}

/** Removes a person from the team and stores their settings. The last owner cannot be removed. */
export async function removeFromTeam(member: Membership, email: string): Promise<TeamMember | TeamRefusal> {
  const found = await findOnTeam(member, email);
  if (!found) return "noSuchMember";
  const ownerChecks = await ownerConditions(member, found);
  if (!ownerChecks) return "lastOwner";
  const TableName = projectsTable();
  const { pk, sk } = found.row;
  const removed = await attempt([
    { Delete: { TableName, Key: { pk, sk }, ...EXISTS } },
    // The row is nested in an attribute, so that the index by user does not find the project for a former member.
    { Put: { TableName, Item: { ...removedKey(member, email), was: found.row, removedBy: member.userId } } },
    ...ownerChecks,
  ]);
  return removed ? asMember(email, found.settings, found.invited) : refusalReason(member, email);
}

/** A former member, or a formerly invited person, who has no user ID. */
export interface Former {
  readonly userId: string | undefined;
  readonly email: string;
}

const RemovedRow = z.object({
  was: z.looseObject({ sk: z.string(), userId: z.string().optional() }),
  removedBy: z.string().optional(),
});

/** The person who was removed under an email address, if any. */
export async function formerOf(member: Membership, email: string): Promise<Former | undefined> {
  const Key = removedKey(member, email);
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  return Item && { userId: RemovedRow.parse(Item).was.userId, email };
}

/** Restores a removed person with their settings, unless they left by themselves. */
export async function restoreToTeam(
  member: Membership,
  email: string,
  nowSeconds: number,
): Promise<TeamMember | TeamRefusal | "teamFull"> {
  const TableName = projectsTable();
  const Key = removedKey(member, email);
  const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  const removed = Item && RemovedRow.parse(Item);
  const hasLeft = removed?.was.userId !== undefined && removed.was.userId === removed.removedBy;
  const was = hasLeft ? undefined : removed?.was;
  const isRestored =
    was &&
    (await addPerson(
      member,
      nowSeconds,
      [
        { Delete: { TableName, Key, ...EXISTS } },
        { Put: { TableName, Item: was, ConditionExpression: "attribute_not_exists(pk)" } },
        {
          Put: {
            TableName,
            Item:
              was.userId === undefined
                ? invitedRow(email, member.projectId, nowSeconds)
                : joinedRow(was.userId, member.projectId, nowSeconds),
          },
        },
      ],
      was.sk,
    ));
  if (isRestored === "teamFull") return isRestored;
  return isRestored ? asMember(email, MemberSettings.parse(was), was.sk.startsWith("INVITATION#")) : "noSuchMember";
}

/** No account has this ID. It is looked up in place of one, so that response times do not reveal who has an account. */
const NOBODY = "nobody";

const INVITATION_SECONDS = INVITATION_DAYS * 24 * 3600;

const EXISTS = { ConditionExpression: "attribute_exists(pk)" };

type Writes = NonNullable<Parameters<typeof transact>[0]>;

/** Whether the writes succeeded; false if a condition failed. */
async function attempt(writes: Writes): Promise<boolean> {
  try {
    await transact(writes);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** The reason for a failed write: the person was removed in the meantime, or the other owner lost the role. */
async function refusalReason(member: Membership, email: string): Promise<TeamRefusal> {
  return (await findOnTeam(member, email)) ? "lastOwner" : "noSuchMember";
}

interface Found {
  readonly row: Readonly<Record<string, unknown>>;
  readonly settings: MemberSettings;
  readonly invited: boolean;
}

async function findOnTeam(member: Membership, email: string): Promise<Found | undefined> {
  const userId = (await userIdOf(email)) ?? NOBODY;
  return (await foundAs(userId, member, email)) ?? (await foundAs(undefined, member, email));
}

async function foundAs(userId: string | undefined, member: Membership, email: string): Promise<Found | undefined> {
  const { pk, sk } = rowOf(member, email, userId);
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key: { pk, sk }, ConsistentRead: true }));
  return Item && { row: Item, settings: MemberSettings.parse(Item), invited: userId === undefined };
}

/**
 * The transaction conditions that ensure the project keeps an owner when a person gets `role` or leaves: none if they
 * are not an owner or remain one, otherwise that another owner still is one. Undefined if there is no other owner.
 */
async function ownerConditions(
  member: Membership,
  { row, settings }: Found,
  role?: string,
): Promise<Writes | undefined> {
  if (settings.role !== "owner" || role === "owner") return [];
  const other = (await membersOf(member)).find((one) => one.role === "owner" && one.userId !== row.userId);
  if (!other) return undefined;
  return [
    {
      ConditionCheck: {
        TableName: projectsTable(),
        Key: { pk: row.pk, sk: `MEMBER#${other.userId}` },
        ConditionExpression: "#role = :owner",
        ExpressionAttributeNames: { "#role": "role" },
        ExpressionAttributeValues: { ":owner": "owner" },
      },
    },
  ];
}

/** The member's own role label. */
export async function ownLabel(member: Membership): Promise<string> {
  return (await membersOf(member)).find(({ userId }) => userId === member.userId)?.label ?? "";
}

/** The email addresses of members who may edit the whole project, in the order of their user IDs. */
export async function editorAddresses(grant: ProjectGrant): Promise<string[]> {
  const editors = (await membersOf(grant)).filter(
    ({ role, sees }) => role === "owner" || (role === "editor" && sees.kind === "all"),
  );
  const emails = await emailsOf(editors.map(({ userId }) => userId));
  return editors.flatMap(({ userId }) => emails.get(userId) ?? []);
}

async function membersOf(member: ProjectGrant) {
  return (await itemsOf(projectsTable(), member.projectId, "MEMBER#")).map((item) => MemberRow.parse(item));
}

function rowOf({ projectId }: Membership, email: string, userId: string | undefined) {
  const pk = projectKey(projectId);
  return userId ? { pk, sk: `MEMBER#${userId}`, userId } : { pk, sk: `INVITATION#${email}`, email };
}

const asMember = (email: string, { role, label, sees }: MemberSettings, invited: boolean): TeamMember => ({
  name: "",
  username: email,
  email,
  role: label,
  may: role,
  sees,
  invited,
});
