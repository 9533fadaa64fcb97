import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import type { ArchivedItem } from "../../../shared/archive/import-mapping.ts";
import type { ArchivedTable } from "../../../shared/archive/manifest.ts";
import { db } from "../aws/table.ts";
import { TABLES } from "./project-items.ts";

/**
 * All rows of a table that match `wanted`, found by a full scan: for erasures, which are rare and must not miss a row.
 */
export async function rowsAnywhere(
  table: ArchivedTable,
  wanted: (row: ArchivedItem) => boolean,
): Promise<ArchivedItem[]> {
  const found: ArchivedItem[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await db.send(
      new ScanCommand({ TableName: TABLES[table](), ConsistentRead: true, ...(from && { ExclusiveStartKey: from }) }),
    );
    found.push(...(page.Items ?? []).filter(wanted));
    from = page.LastEvaluatedKey;
  } while (from);
  return found;
}
