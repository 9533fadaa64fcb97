import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import type { ArchivedTable } from "../../shared/archive/manifest.ts";
import type { Row } from "../../shared/archive/moved-row.ts";
import { TABLES } from "./project-rows.ts";
import { db } from "./table.ts";

/**
 * The rows of a table that `wanted` says yes to, found by reading all of it: for erasures, which are rare and must miss
 * nothing, wherever it stands.
 */
export async function rowsAnywhere(table: ArchivedTable, wanted: (row: Row) => boolean): Promise<Row[]> {
  const found: Row[] = [];
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
