import * as z from "zod";
import { message } from "../../i18n/speech.ts";
import { Verdict } from "../model/finding.ts";

const RowId = z.string().min(1).max(40);
const Text = z.string().trim().max(500, message("Enter at most 500 characters."));

const Category = z
  .string()
  .trim()
  .min(1, message("A category needs a name."))
  .max(40, message("A category name can have at most 40 characters."))
  .regex(/^[^\t\r\n,;]*$/, message("A category name cannot contain commas, semicolons or line breaks."));

/** The fields that identify a finding within its scene. */
const NamedFinding = z.object({
  kind: z.enum(["character", "element"]),
  name: Text.min(1),
  category: Text.optional(),
});

/** Parts of a scene heading given by a user. Missing parts stay unchanged. */
export const HeadingParts = z.object({
  number: Text.optional(),
  intExt: Text.optional(),
  location: Text.optional(),
  time: Text.optional(),
});
export type HeadingParts = z.infer<typeof HeadingParts>;

/**
 * A user's correction of a breakdown.
 * - `split`: splits a scene in two; the second begins at `line`, an index into the draft's lines. Splitting merged
 *   scenes at the first line of one of them undoes the merge.
 * - `merge`: merges consecutive scenes under the number and heading of the first.
 * - `rename`: changes a scene's number or heading.
 * - `judge`: accepts a finding, rejects it, or (null) removes the verdict; in all of `rows` that have it.
 * - `find`: adds a finding at a line of the draft: an element of a category or, without a category, a character.
 * - `move`: moves a finding to another category.
 * - `setMinutes`: sets a scene's shooting time in minutes, or (null) leaves it to be estimated.
 * - `addCategory`, `renameCategory`, `removeCategory`: edit the project's element categories.
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
  z.object({ kind: z.literal("setMinutes"), row: RowId, minutes: z.int().min(1).max(6000).nullable() }),
  z.object({ kind: z.literal("addCategory"), category: Category }),
  z.object({ kind: z.literal("renameCategory"), category: Category, to: Category }),
  z.object({ kind: z.literal("removeCategory"), category: Category }),
]);
export type Correction = z.infer<typeof Correction>;
