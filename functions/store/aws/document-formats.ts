import * as z from "zod";
import { COMMON_REFUSALS } from "../../../shared/contract/schema/route.ts";
import { Refusal } from "../../runtime/refusal.ts";

/**
 * The format in which this Backlot writes each document that is read, changed and written whole again. Whoever changes
 * what a document holds raises its number: a Backlot from before would lose what it does not know, so it is refused.
 */
export const FORMATS = {
  breakdown: 1,
  board: 1,
  callSheetSettings: 1,
  calendar: 1,
  crew: 1,
  dayPlan: 1,
  productionReport: 1,
} as const;
export type DocumentKind = keyof typeof FORMATS;

/** The condition of a write that what stands there is in no newer format than the one that is written as `:format`. */
export const NOT_NEWER = "(attribute_not_exists(#format) OR #format <= :format)";

const Row = z.object({ format: z.int().optional() });

/** Refuses to write over a document of a newer format. Rows from before formats were noted have none. */
export function requireNotNewer(row: unknown, kind: DocumentKind): void {
  const { format = 0 } = Row.parse(row ?? {});
  if (format <= FORMATS[kind]) return;
  throw new Refusal(
    "newerFormat",
    COMMON_REFUSALS.newerFormat,
    "This was saved by a newer version of Backlot, and its additions would be lost. Change it once Backlot is up to date again.",
  );
}
