import * as z from "zod";
import { Verdict } from "../model/finding.ts";

const RowId = z.string().min(1).max(40);
const Text = z.string().trim().max(500, "Enter at most 500 characters.");

const Category = z
  .string()
  .trim()
  .min(1, "A category needs a name.")
  .max(40, "A category name can have at most 40 characters.")
  .regex(/^[^\t\r\n,;]*$/, "A category name cannot contain commas, semicolons or line breaks.");

/** A finding as it is told from the others of its scene. */
const NamedFinding = z.object({
  kind: z.enum(["character", "element"]),
  name: Text.min(1),
  category: Text.optional(),
});

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
 * - `judge`: a finding is right, is not, or (null) is left to the reader again; in all of `rows` that have it.
 * - `find`: what the reader has missed at a line of the draft, an element of a category or, without one, a character.
 * - `move`: a finding belongs to another category.
 * - `addCategory`, `renameCategory`, `removeCategory`: the element categories of the project.
 */
export const Correction = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("split"), row: RowId, line: z.int().nonnegative(), heading: HeadingParts }),
  z.object({ kind: z.literal("merge"), rows: z.array(RowId).min(2).max(50) }),
  z.object({ kind: z.literal("rename"), row: RowId, heading: HeadingParts }),
  z.object({
    kind: z.literal("judge"),
    rows: z.array(RowId).min(1).max(2000),
    finding: NamedFinding,
    verdict: Verdict.nullable(),
  }),
  z.object({
    kind: z.literal("find"),
    row: RowId,
    line: z.int().nonnegative(),
    name: Text.min(1),
    category: Category.optional(),
  }),
  z.object({ kind: z.literal("move"), row: RowId, finding: NamedFinding, category: Category }),
  z.object({ kind: z.literal("addCategory"), category: Category }),
  z.object({ kind: z.literal("renameCategory"), category: Category, to: Category }),
  z.object({ kind: z.literal("removeCategory"), category: Category }),
]);
export type Correction = z.infer<typeof Correction>;
