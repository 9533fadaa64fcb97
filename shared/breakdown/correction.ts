import * as z from "zod";
import { Verdict } from "./finding.ts";

const RowId = z.string().min(1).max(40);
const Text = z.string().trim().max(500, "At most 500 characters are kept here.");

/** The parts of a scene's heading that a person gives; those that are left out stay as they are. */
export const HeadingParts = z.object({
  number: Text.optional(),
  intExt: Text.optional(),
  location: Text.optional(),
  time: Text.optional(),
});
export type HeadingParts = z.infer<typeof HeadingParts>;

/**
 * What a person puts right in a breakdown.
 * - `split`: a scene becomes two; the second begins at `line`, its place in the draft's list of lines. Splitting scenes
 *   that were merged at the line where one of them begins takes the merging back.
 * - `merge`: scenes that follow each other become one, under the number and heading of the first.
 * - `rename`: a scene's number or heading.
 * - `judge`: a finding is right, is not, or (null) is left to the reader again.
 */
export const Correction = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("split"), row: RowId, line: z.int().nonnegative(), heading: HeadingParts }),
  z.object({ kind: z.literal("merge"), rows: z.array(RowId).min(2).max(50) }),
  z.object({ kind: z.literal("rename"), row: RowId, heading: HeadingParts }),
  z.object({
    kind: z.literal("judge"),
    row: RowId,
    finding: z.object({ kind: z.enum(["character", "element"]), name: Text.min(1), category: Text.optional() }),
    verdict: Verdict.nullable(),
  }),
]);
export type Correction = z.infer<typeof Correction>;
