import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Department } from "../../../shared/call-sheet/model/crew.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, projectKey, projectsTable } from "../aws/table.ts";
import { saveVersion } from "../project/versioned-item.ts";

export const CrewRow = z.object({ departments: z.array(Department), version: z.int() });

/** The crew of a project until it is first saved. */
const DEFAULT_DEPARTMENTS: readonly Department[] = [1, 2, 3, 4].map((n) => ({
  id: `department-${n}`,
  name: `Department ${n}`,
  positions: [],
}));

const key = (projectId: string) => ({ pk: projectKey(projectId), sk: "CREW" });

export async function crewOf(grant: ProjectGrant): Promise<z.infer<typeof CrewRow>> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: key(grant.projectId), ConsistentRead: true }),
  );
  return Item ? CrewRow.parse(Item) : { departments: [...DEFAULT_DEPARTMENTS], version: 0 };
}

/** Replaces the crew; undefined if someone else changed it since `version`. */
export function saveCrew(
  member: Membership,
  departments: readonly Department[],
  version: number,
): Promise<number | undefined> {
  return saveVersion("crew", member, projectsTable(), key(member.projectId), { departments }, version);
}
