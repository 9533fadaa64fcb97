import { BatchGetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { newId } from "../aws/id.ts";
import { db, optionsTable, projectKey, projectsTable, schedulesTable } from "../aws/table.ts";

const key = (projectId: string) => ({ pk: projectKey(projectId), sk: "STAMP" });

/** Items of the projects table that have a version number. */
const COUNTED = ["PROJECT", "BREAKDOWN", "CREW", "CALENDAR", "CALL-SHEETS", "EPISODES", "UNITS"];

/**
 * Marks the options as changed. Call it after the change, so that clients that see the new token also see the change.
 */
export function touchOptions(member: Membership): Promise<void> {
  return stamp(optionsTable(), member);
}

/** Marks the schedules as changed: a board, the active schedule or a call sheet. */
export function touchSchedules(grant: ProjectGrant): Promise<void> {
  return stamp(schedulesTable(), grant);
}

async function stamp(TableName: string, { projectId }: ProjectGrant): Promise<void> {
  await db.send(new PutCommand({ TableName, Item: { ...key(projectId), stamp: newId() } }));
}

/**
 * Opaque token that changes when any data shown in the project changes (an ETag for the whole project). Clients poll it
 * and reload when it differs.
 */
export async function getChangeToken({ projectId }: ProjectGrant): Promise<string> {
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
