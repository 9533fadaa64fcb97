import type * as z from "zod";
import { log } from "../../runtime/log.ts";

/**
 * The rows that can be read, for lists of many projects' rows: one that cannot be read is left out and logged, and takes
 * none of the others along.
 */
export function readableRows<Row extends z.ZodType>(
  row: Row,
  items: readonly Readonly<Record<string, unknown>>[],
): z.output<Row>[] {
  return items.flatMap((item) => {
    const read = row.safeParse(item);
    if (!read.success) log.error("A row cannot be read", { pk: item.pk, sk: String(item.sk).split("#")[0] });
    return read.success ? [read.data] : [];
  });
}
