import * as z from "zod";
import { Origin } from "../../screenplay/model/line.ts";
import { Finding } from "./finding.ts";
import { LineAnchor } from "./line-anchor.ts";

/** The breakdown's own columns, in the order in which they are written. Element categories come after them, and Notes last. */
export const COLUMNS = {
  number: "Scene Number",
  intExt: "Int./Ext.",
  location: "Location",
  time: "Time",
  synopsis: "Synopsis",
  characters: "Characters",
  pages: "Pages",
  page: "Page",
  scriptDay: "Script Day",
  notes: "Notes",
} as const;

/**
 * One scene as the reader found it or a person made it.
 * `id` stays the same through edits and drafts. `edited` names the columns whose cell a person has changed.
 * `voices` names the characters that are only heard, so need no work day. A row that a person added has no origin.
 * `split` is the passage at which a person split this scene off the one above, and `from` the number that one had. `joins` is the id of the scene above with
 * which a person has merged it: the two are one wherever they follow each other. `whole` names the columns in which a
 * person wrote for all the scenes that are merged into this one.
 */
export const SceneRow = z
  .object({
    id: z.string().min(1),
    cells: z.record(z.string(), z.string()).readonly(),
    edited: z.array(z.string()).readonly(),
    voices: z.array(z.string()).readonly(),
    origin: Origin.optional(),
    end: Origin.optional(),
    confidence: z.number().optional(),
    findings: z.array(Finding).readonly().optional(),
    split: LineAnchor.unwrap().extend({ from: z.string() }).readonly().optional(),
    joins: z.string().optional(),
    whole: z.array(z.string()).readonly().optional(),
  })
  .readonly();
export type SceneRow = z.infer<typeof SceneRow>;

/**
 * One row of the breakdown: a scene, or several that a person merged. Then `parts` are these, the first of which gave the
 * row its id, and `edited` names the columns that were changed since.
 */
export const BreakdownRow = SceneRow.unwrap()
  .extend({ parts: z.array(SceneRow).readonly().optional() })
  .readonly();
export type BreakdownRow = z.infer<typeof BreakdownRow>;

/**
 * A breakdown: its columns in order and its rows in script order. `aside` keeps the scenes that a later draft no longer has.
 * `categories` are the element categories that a person has added, whether anything is in them or not. `readAs` says under
 * what name the project has a category that the reader finds; under the empty name it wants none of it.
 */
export const Breakdown = z
  .object({
    columns: z.array(z.string()).readonly(),
    rows: z.array(BreakdownRow).readonly(),
    aside: z.array(BreakdownRow).readonly(),
    categories: z.array(z.string()).readonly().optional(),
    readAs: z.record(z.string(), z.string()).readonly().optional(),
  })
  .readonly();
export type Breakdown = z.infer<typeof Breakdown>;
