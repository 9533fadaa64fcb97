import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ARCHIVED_TABLES } from "../../shared/archive/manifest.ts";
import { rowsAnywhere } from "./row-scan.ts";
import { db, projectKey, projectsTable, putNew, queryAll } from "./table.ts";

/** Where it is noted since when a project has no head. */
const PARTITION = "HEADLESS";

const Noted = z.object({ sk: z.string(), since: z.string() });

/**
 * Ids of projects that have items but no PROJECT item, found by scanning all project tables. They count as not
 * existing.
 */
export async function headlessProjects(): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const heads = new Set<string>();
  for (const table of ARCHIVED_TABLES) {
    await rowsAnywhere(table, ({ pk, sk }) => {
      const [kind, id] = String(pk).split("#");
      if (kind === "PROJECT" && id) (sk === "PROJECT" ? heads : ids).add(id);
      return false;
    });
  }
  return ids.difference(heads);
}

/** Since when which projects are known to have no head. */
export async function knownHeadless(): Promise<ReadonlyMap<string, string>> {
  const items = await queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": PARTITION },
    ConsistentRead: true,
  });
  return new Map(
    items.map((item) => Noted.parse(item)).map(({ sk, since }) => [sk.slice(projectKey("").length), since]),
  );
}

/** Notes since when a project has no head. */
export async function noteHeadless(projectId: string, since: string): Promise<void> {
  await putNew(projectsTable(), { pk: PARTITION, sk: projectKey(projectId), since });
}

/** Forgets that a project had no head. */
export async function forgetHeadless(projectId: string): Promise<void> {
  const Key = { pk: PARTITION, sk: projectKey(projectId) };
  await db.send(new DeleteCommand({ TableName: projectsTable(), Key }));
}
