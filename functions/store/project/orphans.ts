import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ARCHIVED_TABLES } from "../../../shared/archive/manifest.ts";
import { db, projectKey, projectsTable, putNew, queryAll } from "../aws/table.ts";
import { rowsAnywhere } from "./table-scan.ts";

/** Partition key of the list of projects without a PROJECT item. */
const PARTITION = "HEADLESS";

const Noted = z.object({ since: z.string() });

/**
 * IDs of projects that have items but no PROJECT item, found by scanning all project tables. They count as not
 * existing.
 */
export async function orphanedProjects(): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const withProjectItem = new Set<string>();
  for (const table of ARCHIVED_TABLES) {
    await rowsAnywhere(table, ({ pk, sk }) => {
      const [kind, id] = String(pk).split("#");
      if (kind === "PROJECT" && id) (sk === "PROJECT" ? withProjectItem : ids).add(id);
      return false;
    });
  }
  return ids.difference(withProjectItem);
}

/**
 * The recorded orphaned projects. The date of each is parsed on call, so that an unreadable row does not affect the
 * others.
 */
export async function knownOrphans(): Promise<ReadonlyMap<string, () => string>> {
  const items = await queryAll({
    TableName: projectsTable(),
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": PARTITION },
    ConsistentRead: true,
  });
  return new Map(items.map((item) => [String(item.sk).slice(projectKey("").length), () => Noted.parse(item).since]));
}

/** Records since when a project has had no PROJECT item. */
export async function recordOrphan(projectId: string, since: string): Promise<void> {
  await putNew(projectsTable(), { pk: PARTITION, sk: projectKey(projectId), since });
}

export async function deleteOrphan(projectId: string): Promise<void> {
  const Key = { pk: PARTITION, sk: projectKey(projectId) };
  await db.send(new DeleteCommand({ TableName: projectsTable(), Key }));
}
