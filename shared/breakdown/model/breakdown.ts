import * as z from "zod";
import { Origin } from "../../screenplay/model/line.ts";
import { Finding } from "./finding.ts";
import { LineAnchor } from "./line-anchor.ts";

/**
 * The standard columns in order. Element categories come after them, and Notes last. A breakdown has the column of
 * shooting minutes once a person has entered some.
 */
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
  minutes: "Shooting Minutes",
  notes: "Notes",
} as const;

/**
 * One scene, parsed or added by a user. `id` is stable across edits and drafts. `edited` names the columns that a user
 * has changed. `voices` names the characters that are only heard and need no work day. A row added by a user has no
 * origin. `split` is the anchor at which a user split this scene from the one above, and `from` that scene's number at
 * the time. `joins` is the id of the scene above with which a user merged this one: they form one row wherever they are
 * consecutive. `whole` names the columns that a user wrote for all merged scenes together.
 * `episode` is the scene's episode, if it is not the first.
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
    episode: z.string().optional(),
  })
  .readonly();
export type SceneRow = z.infer<typeof SceneRow>;

/**
 * One row of the breakdown: a scene, or several merged scenes. Merged scenes are in `parts`, the row has the id of the
 * first, and `edited` names the columns changed since the merge.
 */
export const BreakdownRow = SceneRow.unwrap()
  .extend({ parts: z.array(SceneRow).readonly().optional() })
  .readonly();
export type BreakdownRow = z.infer<typeof BreakdownRow>;

/**
 * A breakdown: its columns in order and its rows in script order. `aside` keeps the scenes removed by a later draft.
 * `categories` are the element categories added by users, including empty ones. `readAs` maps a category of the parser
 * to the project's name for it; an empty name drops the category. `episodes` are those of a series in order, if it has two
 * or more: scene numbers then begin with the number of the episode.
 */
export const Breakdown = z
  .object({
    columns: z.array(z.string()).readonly(),
    rows: z.array(BreakdownRow).readonly(),
    aside: z.array(BreakdownRow).readonly(),
    categories: z.array(z.string()).readonly().optional(),
    readAs: z.record(z.string(), z.string()).readonly().optional(),
    episodes: z
      .array(z.object({ id: z.string(), number: z.string() }).readonly())
      .readonly()
      .optional(),
  })
  .readonly();
export type Breakdown = z.infer<typeof Breakdown>;
