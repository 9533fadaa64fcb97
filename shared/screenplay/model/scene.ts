import * as z from "zod";
import { Origin } from "./line.ts";

/** Presence of a character in a scene: heard and seen, only seen, or only heard (V.O., which is no work day). */
export const Presence = z.enum(["speaks", "silent", "voice"]);
export type Presence = z.infer<typeof Presence>;

/** Set when the character or element is tagged in the script file. */
const Tagged = z.literal(true).optional();

/** A character found in a scene, by the name used there. */
export const Appearance = z
  .object({ name: z.string().min(1), presence: Presence, origin: Origin, tagged: Tagged })
  .readonly();
export type Appearance = z.infer<typeof Appearance>;

/** A production element found in the action, with its quote. `category` is a UCI category name such as "Props". */
export const Element = z
  .object({
    name: z.string().min(1),
    category: z.string().min(1),
    quote: z.string(),
    origin: Origin,
    confidence: z.number(),
    tagged: Tagged,
    /** The elements that imply this one, if the script does not name it. */
    because: z.string().optional(),
  })
  .readonly();
export type Element = z.infer<typeof Element>;

/**
 * Why it is uncertain that a line is a heading: it has no number although most have one (`no-number`), its number is
 * used already or out of order (`number-order`), it does not say INT. or EXT. (`no-int-ext`), it is a time without a
 * place, so that it got the place of the scene above (`no-place`), or it is a numbered sentence (`sentence`).
 */
export const HeadingDoubt = z.enum(["no-number", "number-order", "no-int-ext", "no-place", "sentence"]);
export type HeadingDoubt = z.infer<typeof HeadingDoubt>;

/** A part of a scene that may be a scene of its own, by its words and where it begins. */
export const SubScene = z.object({ text: z.string(), origin: Origin }).readonly();
export type SubScene = z.infer<typeof SubScene>;

/**
 * A scene parsed from one draft.
 *
 * `number` is the printed scene number, or the scene's position when the draft has none. `intExt`, `set` and `time` are
 * the parts of the heading; missing parts are empty. `eighths` is the length in eighths of a page, at least 1, or 0 for
 * an omitted scene.
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
    /** The last line of the scene. */
    end: Origin,
    /** Confidence from 0 to 1 that this is a scene with a complete heading. */
    confidence: z.number(),
    doubt: HeadingDoubt.optional(),
    /** Items of a montage and intercut places. */
    subScenes: z.array(SubScene).readonly().optional(),
  })
  .readonly();
export type Scene = z.infer<typeof Scene>;
