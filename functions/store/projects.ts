import { BatchGetCommand, GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { newId } from "./id.ts";
import type { Membership, ProjectProof, Session } from "./sessions.ts";
import { db, projectKey, projectsTable, queryAll, transact } from "./table.ts";

const Head = z.object({
  pk: z.string(),
  projectName: z.string(),
  projectType: z.string(),
  completed: z.boolean(),
  createdAt: z.string(),
  timeZone: z.string().optional(),
});

const summaryOf = (head: z.infer<typeof Head>): ProjectSummary => ({
  id: head.pk.slice("PROJECT#".length),
  projectName: head.projectName,
  projectType: head.projectType,
  completed: head.completed,
  ...(head.timeZone !== undefined && { timeZone: head.timeZone }),
});

/** Makes a project whose owner is the caller. */
export async function createProject(
  session: Session,
  { timeZone, ...project }: { projectName: string; projectType: string; timeZone?: string | undefined },
  now: string,
): Promise<ProjectSummary> {
  const TableName = projectsTable();
  const pk = projectKey(newId());
  const created = { createdAt: now, createdBy: session.userId };
  const head = { pk, sk: "PROJECT", ...project, ...(timeZone && { timeZone }), completed: false, ...created };
  const owner = { pk, sk: `MEMBER#${session.userId}`, userId: session.userId, role: "owner", label: "Owner" };
  await transact([{ Put: { TableName, Item: head } }, { Put: { TableName, Item: owner } }]);
  return summaryOf(head);
}

/** The projects that the caller belongs to, newest first. */
export async function projectsOf(session: Session): Promise<ProjectSummary[]> {
  const TableName = projectsTable();
  const memberships = await queryAll({
    TableName,
    IndexName: "byUser",
    KeyConditionExpression: "userId = :user",
    ExpressionAttributeValues: { ":user": session.userId },
  });
  const heads: z.infer<typeof Head>[] = [];
  for (let at = 0; at < memberships.length; at += 100) {
    let wanted = memberships.slice(at, at + 100).map(({ pk }): Record<string, unknown> => ({ pk, sk: "PROJECT" }));
    while (wanted.length > 0) {
      const answer = await db.send(new BatchGetCommand({ RequestItems: { [TableName]: { Keys: wanted } } }));
      heads.push(...(answer.Responses?.[TableName] ?? []).map((item) => Head.parse(item)));
      wanted = answer.UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
  }
  return heads.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).map(summaryOf);
}

/** A project's name, type and state. */
export async function projectOf(proof: ProjectProof): Promise<ProjectSummary> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: { pk: projectKey(proof.projectId), sk: "PROJECT" } }),
  );
  return summaryOf(Head.parse(Item));
}

/** Completes a project, or reopens it. */
export function setCompleted(member: Membership, completed: boolean): Promise<ProjectSummary> {
  return change(member, "completed", completed);
}

/** Says by the clocks of which time zone a project works. */
export function setTimeZone(member: Membership, timeZone: string): Promise<ProjectSummary> {
  return change(member, "timeZone", timeZone);
}

async function change(
  member: Membership,
  field: "completed" | "timeZone",
  value: boolean | string,
): Promise<ProjectSummary> {
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: projectsTable(),
      Key: { pk: projectKey(member.projectId), sk: "PROJECT" },
      UpdateExpression: "SET #field = :value ADD version :one",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#field": field },
      ExpressionAttributeValues: { ":value": value, ":one": 1 },
      ReturnValues: "ALL_NEW",
    }),
  );
  return summaryOf(Head.parse(Attributes));
}
