import type * as z from "zod";
import { log } from "../../runtime/log.ts";

/**
 * Parses rows for lists that span projects. Rows that do not parse are logged and omitted instead of failing the whole
 * list.
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
