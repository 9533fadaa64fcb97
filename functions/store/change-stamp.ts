import { BatchGetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { newId } from "./id.ts";
import type { Membership, ProjectProof } from "./sessions.ts";
import { db, optionsTable, projectKey, projectsTable, schedulesTable } from "./table.ts";

const key = (projectId: string) => ({ pk: projectKey(projectId), sk: "STAMP" });

/** Items of the projects table that count their own changes. */
const COUNTED = ["PROJECT", "BREAKDOWN", "CREW", "CALENDAR", "CALL-SHEETS"];

/** Marks that something of the options has changed. Written after the change, so that who sees the mark sees the change. */
export function stampOptions(member: Membership): Promise<void> {
  return stamp(optionsTable(), member);
}

/** Marks that something of the schedules has changed, be it a board, which one is active, or a call sheet. */
export function stampSchedules(proof: ProjectProof): Promise<void> {
  return stamp(schedulesTable(), proof);
}

async function stamp(TableName: string, { projectId }: ProjectProof): Promise<void> {
  await db.send(new PutCommand({ TableName, Item: { ...key(projectId), stamp: newId() } }));
}

/**
 * Opaque token that changes when any data shown in the project changes (an ETag for the whole project). Clients poll it
 * and reload when it differs.
 */
export async function changeStamp({ projectId }: ProjectProof): Promise<string> {
  const pk = projectKey(projectId);
  const { Responses = {} } = await db.send(
    new BatchGetCommand({
      RequestItems: {
        [projectsTable()]: { Keys: COUNTED.map((sk) => ({ pk, sk })) },
        [optionsTable()]: { Keys: [key(projectId)] },
        [schedulesTable()]: { Keys: [key(projectId)] },
      },
    }),
  );
  const versions = COUNTED.map((sk) => Responses[projectsTable()]?.find((item) => item.sk === sk)?.version);
  const stamps = [optionsTable(), schedulesTable()].map((table) => Responses[table]?.[0]?.stamp);
  return [...versions, ...stamps].map((mark) => mark ?? 0).join("-");
}
