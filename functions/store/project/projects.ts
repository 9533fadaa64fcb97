import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ProjectSummary } from "../../../shared/contract/projects.ts";
import { FULL_VISIBILITY, type Visibility } from "../../../shared/visibility/visibility.ts";
import { Member, type Membership, type ProjectGrant, type Session, visibilityOf } from "../account/sessions.ts";
import { idFromIdempotencyKey, newId } from "../aws/id.ts";
import { readableRows } from "../aws/readable-rows.ts";
import { db, isConditionFailure, itemsAt, projectKey, projectsTable, queryAll, transact } from "../aws/table.ts";

/** The head of a project: what has none does not exist. */
export const ProjectRow = z.object({
  pk: z.string(),
  projectName: z.string(),
  coverTitle: z.string().optional(),
  projectType: z.string(),
  completed: z.boolean(),
  createdAt: z.string(),
  timeZone: z.string().optional(),
  secondStepAsked: z.boolean().default(false),
  pagesMarked: z.boolean().default(true),
  erasedOn: z.string().optional(),
});
type ProjectItem = z.infer<typeof ProjectRow>;

/** A project as somebody knows it: who sees some of it only knows it by its cover title. */
function projectItemFor({ coverTitle, ...head }: ProjectItem, sees: Visibility): ProjectItem {
  if (coverTitle === undefined) return head;
  return sees.kind === "all" ? { ...head, coverTitle } : { ...head, projectName: coverTitle };
}

const summaryOf = (head: Omit<ProjectItem, "secondStepAsked" | "pagesMarked">): ProjectSummary => ({
  id: head.pk.slice("PROJECT#".length),
  projectName: head.projectName,
  ...(head.coverTitle !== undefined && { coverTitle: head.coverTitle }),
  projectType: head.projectType,
  completed: head.completed,
  ...(head.timeZone !== undefined && { timeZone: head.timeZone }),
  ...(head.erasedOn !== undefined && { erasedOn: head.erasedOn }),
});

/** Makes a project whose owner is the caller. The same operation a second time is answered with what it has made. */
export async function createProject(
  session: Session,
  { timeZone, operation, ...project }: NewProject,
  now: string,
): Promise<ProjectSummary> {
  const TableName = projectsTable();
  const id = operation === undefined ? newId() : idFromIdempotencyKey(session.userId, operation);
  const pk = projectKey(id);
  const created = { createdAt: now, createdBy: session.userId };
  const head = { pk, sk: "PROJECT", ...project, ...(timeZone && { timeZone }), completed: false, ...created };
  const ConditionExpression = "attribute_not_exists(pk)";
  try {
    await transact([
      { Put: { TableName, Item: head, ConditionExpression } },
      { Put: { TableName, Item: ownerOf(pk, session.userId) } },
    ]);
    return summaryOf(head);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const made = await db.send(new GetCommand({ TableName, Key: { pk, sk: "PROJECT" }, ConsistentRead: true }));
    return summaryOf(ProjectRow.parse(made.Item));
  }
}

interface NewProject {
  readonly projectName: string;
  readonly projectType: string;
  readonly timeZone?: string | undefined;
  readonly operation?: string | undefined;
}

const ownerOf = (pk: string, userId: string) => ({ pk, sk: `MEMBER#${userId}`, userId, role: "owner", label: "Owner" });

/** Writes the head of an imported project, from when on there is such a project, and its owner. */
export async function putProject(head: Readonly<Record<string, unknown>>, ownerId: string): Promise<void> {
  const { pk } = ProjectRow.parse(head);
  const TableName = projectsTable();
  await transact([{ Put: { TableName, Item: head } }, { Put: { TableName, Item: ownerOf(pk, ownerId) } }]);
}

const MembershipRow = z.object({ pk: z.string() }).and(Member);

/** The projects that the caller belongs to, newest first; those that are deleted only where they own them. */
export async function projectsOf(session: Session): Promise<ProjectSummary[]> {
  const TableName = projectsTable();
  const found = await queryAll({
    TableName,
    IndexName: "byUser",
    KeyConditionExpression: "userId = :user",
    ExpressionAttributeValues: { ":user": session.userId },
  });
  // Other rows, such as a feed's, name their user too.
  const memberships = found.filter(({ sk }) => String(sk).startsWith("MEMBER#"));
  const heads = await itemsAt(
    TableName,
    memberships.map(({ pk }) => ({ pk: String(pk), sk: "PROJECT" })),
  );
  const standings = new Map(readableRows(MembershipRow, memberships).map(({ pk, ...standing }) => [pk, standing]));
  return readableRows(ProjectRow, heads)
    .filter(({ pk }) => standings.has(pk))
    .filter(({ pk, erasedOn }) => erasedOn === undefined || standings.get(pk)?.may === "owner")
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.pk.localeCompare(b.pk))
    .map((head) => summaryOf(projectItemFor(head, standings.get(head.pk)?.sees ?? FULL_VISIBILITY)));
}

export interface Project extends ProjectSummary {
  /** What it is called wherever others than those who see all of it may see it: on paper, in mails, calendars and names of files. */
  readonly outsideName: string;
  /** Whether that is a cover title. */
  readonly isUnderCover: boolean;
  readonly secondStepAsked: boolean;
  readonly pagesMarked: boolean;
}

/** A project's name, type and state, whether it asks for a second step of signing in, and whether pages name their reader. */
export async function projectOf(grant: ProjectGrant): Promise<Project> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: { pk: projectKey(grant.projectId), sk: "PROJECT" } }),
  );
  const head = ProjectRow.parse(Item);
  const { projectName, coverTitle, secondStepAsked, pagesMarked } = head;
  return {
    ...summaryOf(projectItemFor(head, visibilityOf(grant))),
    outsideName: coverTitle ?? projectName,
    isUnderCover: coverTitle !== undefined,
    ...{ secondStepAsked, pagesMarked },
  };
}

/** Completes a project, or reopens it. */
export function setCompleted(member: Membership, completed: boolean): Promise<ProjectSummary> {
  return change(member, "completed", completed);
}

/** Asks everybody on a project for a second step of signing in, or asks no more. */
export async function setTwoFactorRequired(member: Membership, asked: boolean): Promise<void> {
  await change(member, "secondStepAsked", asked);
}

/** Says whether the pages that a project gives away name their reader. */
export async function setWatermarkEnabled(member: Membership, marked: boolean): Promise<void> {
  await change(member, "pagesMarked", marked);
}

/** Says what a project is called wherever others than its team may see it; null for its own name. */
export function setWorkingTitle(member: Membership, coverTitle: string | null): Promise<ProjectSummary> {
  return change(member, "coverTitle", coverTitle);
}

/** Says by the clocks of which time zone a project works. */
export function setTimeZone(member: Membership, timeZone: string): Promise<ProjectSummary> {
  return change(member, "timeZone", timeZone);
}

async function change(
  member: Membership,
  field: "completed" | "timeZone" | "secondStepAsked" | "pagesMarked" | "coverTitle",
  value: boolean | string | null,
): Promise<ProjectSummary> {
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: projectsTable(),
      Key: { pk: projectKey(member.projectId), sk: "PROJECT" },
      UpdateExpression: `${value === null ? "REMOVE #field" : "SET #field = :value"} ADD version :one`,
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#field": field },
      ExpressionAttributeValues: { ...(value !== null && { ":value": value }), ":one": 1 },
      ReturnValues: "ALL_NEW",
    }),
  );
  return summaryOf(ProjectRow.parse(Attributes));
}
