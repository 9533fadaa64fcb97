import * as z from "zod";

/** A part of a text that the new draft kept, added or removed. */
export const WordChange = z.object({ kind: z.enum(["kept", "added", "removed"]), text: z.string() });
export type WordChange = z.infer<typeof WordChange>;

/** Word diff of one cell. */
export const CellChange = z.object({ column: z.string(), words: z.array(WordChange) });
export type CellChange = z.infer<typeof CellChange>;

/**
 * The change of one scene in a new draft.
 * - `unchanged`: no change. `changed`: the listed cells differ. `moved`: its position differs, and the listed cells.
 * - `new`: only the draft has it. `returned`: it had been removed and is restored with all its data.
 * - `gone`: the draft lacks it; it is kept with the removed scenes.
 *
 * `id` is the scene's id, for a new scene the one that it will get. `heading` is the scene in one line, without its
 * number. `kept` lists the cells in which a user's edit is kept although the draft differs.
 */
export const DraftChange = z.object({
  kind: z.enum(["unchanged", "changed", "moved", "new", "gone", "returned"]),
  id: z.string(),
  number: z.string(),
  heading: z.string(),
  cells: z.array(CellChange),
  kept: z.array(z.object({ column: z.string(), yours: z.string(), draft: z.string() })),
});
export type DraftChange = z.infer<typeof DraftChange>;
