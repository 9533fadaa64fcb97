import * as z from "zod";

/** A stretch of a text that a draft kept, added or removed. */
export const WordChange = z.object({ kind: z.enum(["kept", "added", "removed"]), text: z.string() });
export type WordChange = z.infer<typeof WordChange>;

/** What a draft makes of one cell, word by word. */
export const CellChange = z.object({ column: z.string(), words: z.array(WordChange) });
export type CellChange = z.infer<typeof CellChange>;

/**
 * What a new draft makes of one scene.
 * - `unchanged`: nothing. `changed`: some of its cells. `moved`: its place among the scenes, and the cells that are listed.
 * - `new`: the draft has it, the breakdown did not. `returned`: it had been set aside and is back, with all it had.
 * - `gone`: the draft lacks it; it is set aside with all it has.
 *
 * `id` is the scene's own, and for a new one the id that it gets. `heading` is the scene in one line, without its number.
 * `kept` are the cells in which a person's words stand although the draft says something else.
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
