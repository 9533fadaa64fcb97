import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { MAX_PROJECTS, type ProjectSummary } from "../../../shared/contract/projects.ts";
import { FULL_VISIBILITY, type Visibility } from "../../../shared/visibility/visibility.ts";
import { joinedRow, projectIdsOf } from "../account/joined-projects.ts";
import { Member, type Membership, type ProjectGrant, type Session, visibilityOf } from "../account/sessions.ts";
import { idFromIdempotencyKey, newId } from "../aws/id.ts";
import { addWithinLimit } from "../aws/limited-collection.ts";
import { readableRows } from "../aws/readable-rows.ts";
import { db, isConditionFailure, itemsAt, projectKey, projectsTable } from "../aws/table.ts";
import { initialSettings } from "./initial-settings.ts";
import { restoration } from "./scheduled-deletions.ts";

/** The PROJECT item. A project without one does not exist. */
export const ProjectRow = z.object({
  pk: z.string(),
  projectName: z.string(),
  coverTitle: z.string().optional(),
  projectType: z.string(),
  completed: z.boolean(),
  createdAt: z.string(),
  importedAt: z.string().optional(),
  timeZone: z.string().optional(),
  secondStepAsked: z.boolean().default(false),
  pagesMarked: z.boolean().default(false),
  erasedOn: z.string().optional(),
});
type ProjectItem = z.infer<typeof ProjectRow>;

/** The project as a member sees it: restricted members only see its working title. */
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

const CreatedRow = z.object({ createdBy: z.string().optional(), erasedOn: z.string().optional() });

/** Deleted projects count too, up to twice as many: they are erased after thirty days. */
const MAX_WITH_DELETED = 2 * MAX_PROJECTS;

/** Whether a person has created or imported as many projects as they may have. */
export async function projectLimitReached(userId: string): Promise<"projectLimit" | undefined> {
  const own = await projectsCreatedBy(userId);
  return areAllUsed(own) || own.length >= MAX_WITH_DELETED ? "projectLimit" : undefined;
}

type CreatedRow = z.infer<typeof CreatedRow>;

async function projectsCreatedBy(userId: string): Promise<CreatedRow[]> {
  const keys = (await projectIdsOf(userId)).map((id) => ({ pk: projectKey(id), sk: "PROJECT" }));
  const heads = readableRows(CreatedRow, await itemsAt(projectsTable(), keys, { consistent: true }));
  return heads.filter(({ createdBy }) => createdBy === userId);
}

const areAllUsed = (own: readonly CreatedRow[]) =>
  own.filter(({ erasedOn }) => erasedOn === undefined).length >= MAX_PROJECTS;

const collection = (userId: string) => `PROJECT#${userId}`;

/** Creates a project owned by the caller. Repeating an operation returns the project that it created. */
export async function createProject(
  session: Session,
  { timeZone, operation, language, ...project }: NewProject,
  now: string,
): Promise<ProjectSummary | "projectLimit"> {
  const TableName = projectsTable();
  const id = operation === undefined ? newId() : idFromIdempotencyKey(session.userId, operation);
  const pk = projectKey(id);
  const created = { createdAt: now, createdBy: session.userId };
  const head = { pk, sk: "PROJECT", ...project, ...(timeZone && { timeZone }), completed: false, ...created };
  const ConditionExpression = "attribute_not_exists(pk)";
  const seconds = Date.parse(now) / 1000;
  const settings = initialSettings(id, language, session.userId);
  let reached: "projectLimit" | undefined;
  try {
    reached = await addWithinLimit(collection(session.userId), seconds, () => projectLimitReached(session.userId), [
      { Put: { TableName, Item: head, ConditionExpression } },
      ...(settings ? [{ Put: { TableName, Item: settings } }] : []),
      { Put: { TableName, Item: ownerOf(pk, session.userId) } },
      { Put: { TableName, Item: joinedRow(session.userId, id, seconds) } },
    ]);
    if (!reached) return summaryOf(head);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
  const { Item } = await db.send(new GetCommand({ TableName, Key: { pk, sk: "PROJECT" }, ConsistentRead: true }));
  if (!Item && reached) return reached;
  return summaryOf(ProjectRow.parse(Item));
}

interface NewProject {
  readonly projectName: string;
  readonly projectType: string;
  readonly timeZone?: string | undefined;
  readonly operation?: string | undefined;
  /** Of its papers and emails, at first. */
  readonly language: string;
}

const ownerOf = (pk: string, userId: string) => ({ pk, sk: `MEMBER#${userId}`, userId, role: "owner", label: "Owner" });

/**
 * Writes the PROJECT item of an imported project, which makes it exist, and its owner. `importedAt` is the date that
 * counts for limits of new projects, since anyone can write another `createdAt` into an archive.
 *
 * @returns the limit that was reached, if the project was not written
 */
export async function putProject(
  head: Readonly<Record<string, unknown>>,
  ownerId: string,
  nowSeconds: number,
): Promise<"projectLimit" | undefined> {
  const { pk } = ProjectRow.parse(head);
  const TableName = projectsTable();
  const importedAt = new Date(nowSeconds * 1000).toISOString();
  return addWithinLimit(collection(ownerId), nowSeconds, () => projectLimitReached(ownerId), [
    { Put: { TableName, Item: { ...head, createdBy: ownerId, importedAt } } },
    { Put: { TableName, Item: ownerOf(pk, ownerId) } },
    { Put: { TableName, Item: joinedRow(ownerId, pk.slice("PROJECT#".length), nowSeconds) } },
  ]);
}

/**
 * Restores a deleted project, unless the person who created or imported it has as many in use as they may have.
 *
 * @returns whether it was restored; it is too late once its erasure has begun
 */
export async function restoreProject(
  { projectId }: Membership,
  nowSeconds: number,
): Promise<"restored" | "projectLimit" | "tooLate"> {
  const Key = { pk: projectKey(projectId), sk: "PROJECT" };
  const { Item } = await db.send(new GetCommand({ TableName: projectsTable(), Key, ConsistentRead: true }));
  // Projects from before there was a limit do not say who created them.
  const { createdBy } = CreatedRow.parse(Item);
  const limitReached = async () => {
    const isReached = createdBy !== undefined && areAllUsed(await projectsCreatedBy(createdBy));
    return isReached ? ("projectLimit" as const) : undefined;
  };
  try {
    const writes = restoration({ kind: "project", id: projectId });
    return (await addWithinLimit(collection(createdBy ?? projectId), nowSeconds, limitReached, writes)) ?? "restored";
  } catch (error) {
    if (isConditionFailure(error)) return "tooLate";
    throw error;
  }
}

const MembershipRow = z.object({ pk: z.string() }).and(Member);

/** The caller's projects, newest first. Deleted projects are included only if the caller owns them. */
export async function projectsOf(session: Session): Promise<ProjectSummary[]> {
  const TableName = projectsTable();
  const pks = (await projectIdsOf(session.userId)).map(projectKey);
  const read = (sk: string) =>
    itemsAt(
      TableName,
      pks.map((pk) => ({ pk, sk })),
      { consistent: true },
    );
  // The index may still have a membership that has ended, or earlier settings.
  const [memberships, heads] = await Promise.all([read(`MEMBER#${session.userId}`), read("PROJECT")]);
  const memberSettings = new Map(readableRows(MembershipRow, memberships).map(({ pk, ...settings }) => [pk, settings]));
  return readableRows(ProjectRow, heads)
    .filter(({ pk }) => memberSettings.has(pk))
    .filter(({ pk, erasedOn }) => erasedOn === undefined || memberSettings.get(pk)?.may === "owner")
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.pk.localeCompare(b.pk))
    .map((head) => summaryOf(projectItemFor(head, memberSettings.get(head.pk)?.sees ?? FULL_VISIBILITY)));
}

export interface Project extends ProjectSummary {
  /** The name used outside the team, and for restricted members: in PDFs, emails, calendars and file names. */
  readonly publicName: string;
  /** Whether `publicName` is a working title. */
  readonly hasWorkingTitle: boolean;
  readonly secondStepAsked: boolean;
  readonly pagesMarked: boolean;
}

/** A project's name, type and state, and whether it requires two-factor authentication and watermarks. */
export async function projectOf(grant: ProjectGrant): Promise<Project> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: { pk: projectKey(grant.projectId), sk: "PROJECT" } }),
  );
  const head = ProjectRow.parse(Item);
  const { projectName, coverTitle, secondStepAsked, pagesMarked } = head;
  return {
    ...summaryOf(projectItemFor(head, visibilityOf(grant))),
    publicName: coverTitle ?? projectName,
    hasWorkingTitle: coverTitle !== undefined,
    ...{ secondStepAsked, pagesMarked },
  };
}

/** Completes a project or reopens it. */
export function setCompleted(member: Membership, completed: boolean): Promise<ProjectSummary> {
  return change(member, "completed", completed);
}

export async function setTwoFactorRequired(member: Membership, asked: boolean): Promise<void> {
  await change(member, "secondStepAsked", asked);
}

/** Sets whether files from the project are watermarked. */
export async function setWatermarkEnabled(member: Membership, marked: boolean): Promise<void> {
  await change(member, "pagesMarked", marked);
}

/** Sets the working title; null removes it. */
export function setWorkingTitle(member: Membership, coverTitle: string | null): Promise<ProjectSummary> {
  return change(member, "coverTitle", coverTitle);
}

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
