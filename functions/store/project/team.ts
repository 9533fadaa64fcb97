import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { INVITATION_DAYS, type TeamMember } from "../../../shared/contract/projects.ts";
import { MemberSettings } from "../account/member-settings.ts";
import { isRestricted, type Membership, type ProjectGrant } from "../account/sessions.ts";
import { emailsOf, isOpen, personOf } from "../account/users.ts";
import { db, isConditionFailure, itemsOf, projectKey, projectsTable, putNew, transact } from "../aws/table.ts";

const MemberRow = MemberSettings.extend({ userId: z.string() });
const InvitationRow = MemberSettings.extend({ email: z.string(), invitedUntil: z.number().optional() });

/** Of whom there is no membership, or no other owner who could go on. */
export type TeamRefusal = "noSuchMember" | "lastOwner";

/**
 * The members, and after them those who are invited and have not signed in yet. What somebody else sees says which scenes
 * there are, so whoever does not see all of them is not told.
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
 * Invites someone by e-mail address, or renews an invitation that has expired, as whatever it was. Whether they have an
 * account makes no difference, so that nobody learns by it who has one: who has joins by opening Backlot. Undefined if
 * they are a member or invited still.
 */
export async function addToTeam(
  member: Membership,
  email: string,
  nowSeconds: number,
): Promise<TeamMember | undefined> {
  const { userId = NOBODY, invitedTo } = await personOf(email);
  const TableName = projectsTable();
  const { pk, sk } = rowOf(member, email, userId);
  const { Item } = await db.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }));
  if (Item) return undefined;
  const standing =
    invitedTo.find(({ projectId }) => projectId === member.projectId)?.standing ?? MemberSettings.parse({});
  const row = { ...rowOf(member, email, undefined), ...standing, invitedUntil: nowSeconds + INVITATION_SECONDS };
  const overExpired = { condition: "invitedUntil < :now", values: { ":now": nowSeconds } };
  return (await putNew(TableName, row, overExpired)) ? asMember(email, standing, true) : undefined;
}

/**
 * Changes what someone on the team is called, may do and, where that is given, sees. The last owner stays one. `seesSome`
 * where they were to change what they do not see all of.
 */
export async function updateMember(
  member: Membership,
  email: string,
  { role, label, ...given }: Omit<MemberSettings, "sees"> & { readonly sees?: MemberSettings["sees"] | undefined },
): Promise<TeamMember | TeamRefusal | "seesSome"> {
  const found = await findOnTeam(member, email);
  if (!found) return "noSuchMember";
  const standing: MemberSettings = { role, label, sees: given.sees ?? found.standing.sees };
  if (standing.sees.kind !== "all" && role !== "viewer") return "seesSome";
  const goesOn = await anotherOwner(member, found, standing.role);
  if (!goesOn) return "lastOwner";
  const Item = { ...found.row, ...standing };
  const changed = await attempt([{ Put: { TableName: projectsTable(), Item, ...IS_THERE } }, ...goesOn]);
  return changed ? asMember(email, standing, found.invited) : whyNot(member, email);
}

/** Takes someone off the team and remembers what they were there. The last owner stays. */
export async function removeFromTeam(member: Membership, email: string): Promise<TeamMember | TeamRefusal> {
  const found = await findOnTeam(member, email);
  if (!found) return "noSuchMember";
  const goesOn = await anotherOwner(member, found);
  if (!goesOn) return "lastOwner";
  const TableName = projectsTable();
  const { pk, sk } = found.row;
  const removed = await attempt([
    { Delete: { TableName, Key: { pk, sk }, ...IS_THERE } },
    // The row itself lies in an attribute, so that no index finds the project for its former member.
    { Put: { TableName, Item: { ...removedKey(member, email), was: found.row, removedBy: member.userId } } },
    ...goesOn,
  ]);
  return removed ? asMember(email, found.standing, found.invited) : whyNot(member, email);
}

/** Somebody who was on the team; without a user id where they were only invited. */
export interface Former {
  readonly userId: string | undefined;
  readonly email: string;
}

const RemovedRow = z.object({
  was: z.looseObject({ sk: z.string(), userId: z.string().optional() }),
  removedBy: z.string().optional(),
});

/** Who was removed under an e-mail address; undefined for nobody. */
export async function formerOf(member: Membership, email: string): Promise<Former | undefined> {
  const Key = removedKey(member, email);
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  return Item && { userId: RemovedRow.parse(Item).was.userId, email };
}

/** Puts someone back on the team as they were when they were removed; not who has left by themselves. */
export async function restoreToTeam(member: Membership, email: string): Promise<TeamMember | TeamRefusal> {
  const TableName = projectsTable();
  const Key = removedKey(member, email);
  const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  const removed = Item && RemovedRow.parse(Item);
  const hasLeft = removed?.was.userId !== undefined && removed.was.userId === removed.removedBy;
  const was = hasLeft ? undefined : removed?.was;
  const isRestored =
    was &&
    (await attempt([
      { Delete: { TableName, Key, ...IS_THERE } },
      { Put: { TableName, Item: was, ConditionExpression: "attribute_not_exists(pk)" } },
    ]));
  return isRestored ? asMember(email, MemberSettings.parse(was), was.sk.startsWith("INVITATION#")) : "noSuchMember";
}

/** No account has this id; it is looked for in place of one, so that the time of an answer does not tell either. */
const NOBODY = "nobody";

const INVITATION_SECONDS = INVITATION_DAYS * 24 * 3600;

const IS_THERE = { ConditionExpression: "attribute_exists(pk)" };

type Writes = NonNullable<Parameters<typeof transact>[0]>;

/** Whether all of it could be written; false where somebody else came first. */
async function attempt(writes: Writes): Promise<boolean> {
  try {
    await transact(writes);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** Somebody else has removed them meanwhile, or made the other owner none. */
async function whyNot(member: Membership, email: string): Promise<TeamRefusal> {
  return (await findOnTeam(member, email)) ? "lastOwner" : "noSuchMember";
}

interface Found {
  readonly row: Readonly<Record<string, unknown>>;
  readonly standing: MemberSettings;
  readonly invited: boolean;
}

async function findOnTeam(member: Membership, email: string): Promise<Found | undefined> {
  const { userId = NOBODY } = await personOf(email);
  for (const id of [userId, undefined]) {
    const { pk, sk } = rowOf(member, email, id);
    const { Item } = await db.send(
      new GetCommand({ TableName: projectsTable(), Key: { pk, sk }, ConsistentRead: true }),
    );
    if (Item) return { row: Item, standing: MemberSettings.parse(Item), invited: id === undefined };
  }
  return undefined;
}

/**
 * What has to hold so that the project keeps an owner when `found` becomes `role`, or leaves: nothing if they are none or
 * stay one, else that another one still is. Undefined if there is no other.
 */
async function anotherOwner(member: Membership, { row, standing }: Found, role?: string): Promise<Writes | undefined> {
  if (standing.role !== "owner" || role === "owner") return [];
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

/** What somebody is called on a team. */
export async function ownLabel(member: Membership): Promise<string> {
  return (await membersOf(member)).find(({ userId }) => userId === member.userId)?.label ?? "";
}

/** The addresses of those who may change a project, in the order of their ids. */
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

const removedKey = ({ projectId }: Membership, email: string) => ({
  pk: projectKey(projectId),
  sk: `REMOVED#${email}`,
});

const asMember = (email: string, { role, label, sees }: MemberSettings, invited: boolean): TeamMember => ({
  name: "",
  username: email,
  email,
  role: label,
  may: role,
  sees,
  invited,
});
