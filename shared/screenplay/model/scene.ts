import * as z from "zod";
import { Origin } from "./line.ts";

/** How a character is present in a scene: heard and seen, seen only, or heard only (V.O., which makes no work day). */
export const Presence = z.enum(["speaks", "silent", "voice"]);
export type Presence = z.infer<typeof Presence>;

/** Whether the script's own file bears a tag that says so: then a person has. */
const Tagged = z.literal(true).optional();

/** A character found in a scene, by the name that the script uses there. */
export const Appearance = z
  .object({ name: z.string().min(1), presence: Presence, origin: Origin, tagged: Tagged })
  .readonly();
export type Appearance = z.infer<typeof Appearance>;

/** A production element found in the action, with the words that it was found in. `category` is a UCI category name such as "Props". */
export const Element = z
  .object({
    name: z.string().min(1),
    category: z.string().min(1),
    quote: z.string(),
    origin: Origin,
    confidence: z.number(),
    tagged: Tagged,
    /** The things because of which this is needed, when the script names only those. */
    because: z.string().optional(),
  })
  .readonly();
export type Element = z.infer<typeof Element>;

/**
 * A scene as read from one draft.
 *
 * `number` is the number printed in the margin, or the scene's count when the draft prints none.
 * `intExt`, `set` and `time` are the parts of the heading; a part that the heading lacks is empty.
 * `eighths` is the length in eighths of a page, at least 1 unless the scene is omitted, when it is 0.
 */
export const Scene = z
  .object({
    number: z.string().min(1),
    numberIsPrinted: z.boolean(),
    heading: z.string(),
    intExt: z.enum(["INT.", "EXT.", "INT./EXT.", ""]),
    set: z.string(),
    time: z.string(),
    scriptDay: z.string(),
    omitted: z.boolean(),
    synopsis: z.string(),
    eighths: z.int().nonnegative(),
    characters: z.array(Appearance).readonly(),
    elements: z.array(Element).readonly(),
    origin: Origin,
    /** The last line that belongs to the scene. */
    end: Origin,
    /** 0 to 1: how sure the reader is that this is a scene and its heading is whole. */
    confidence: z.number(),
  })
  .readonly();
export type Scene = z.infer<typeof Scene>;
