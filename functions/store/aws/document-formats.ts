import * as z from "zod";
import { COMMON_REFUSALS } from "../../../shared/contract/schema/route.ts";
import { Refusal } from "../../runtime/refusal.ts";

/**
 * The format version of each document that is read, changed and written back as a whole. Raise the number when a
 * document's content changes: older versions of Backlot would drop the fields they do not know, so they refuse to
 * overwrite it.
 */
export const FORMATS = {
  breakdown: 2,
  board: 5,
  callSheetSettings: 5,
  calendar: 1,
  crew: 1,
  dayPlan: 1,
  episodes: 3,
  productionReport: 5,
  units: 1,
} as const;
export type DocumentKind = keyof typeof FORMATS;

/** Write condition: the stored document's format is not newer than `:format`. */
export const NOT_NEWER = "(attribute_not_exists(#format) OR #format <= :format)";

const Row = z.object({ format: z.int().optional() });

/** Refuses to overwrite a document of a newer format. Rows from before formats were stored have none. */
export function requireNotNewer(row: unknown, kind: DocumentKind): void {
  const { format = 0 } = Row.parse(row ?? {});
  if (format <= FORMATS[kind]) return;
  throw new Refusal(
    "newerFormat",
    COMMON_REFUSALS.newerFormat,
    "This was saved by a newer version of Backlot, and its additions would be lost. Change it once Backlot is up to date again.",
  );
}
