import * as z from "zod";
import { message } from "../../i18n/speech.ts";
import { CalendarDate } from "../model/schedule.ts";

/** Kind of a banner. */
export const BannerKind = z.enum(["move", "meal", "travel", "note"]);
export type BannerKind = z.infer<typeof BannerKind>;

/** A scene's strip on a day. `id` is the breakdown row's id. A pinned strip is not moved until it is unpinned. */
const SceneItem = z
  .object({ kind: z.literal("scene"), id: z.string().min(1).max(100), pinned: z.boolean() })
  .readonly();

/** A banner between strips: a company move, a meal, travel or a note. */
export const BannerItem = z
  .object({
    kind: z.literal("banner"),
    id: z.string().min(1).max(100),
    banner: BannerKind,
    text: z.string().max(200, message("A banner has at most 200 characters.")),
  })
  .readonly();
export type BannerItem = z.infer<typeof BannerItem>;

/** An item on a day of the board. */
export const BoardItem = z.discriminatedUnion("kind", [SceneItem, BannerItem]);
export type BoardItem = z.infer<typeof BoardItem>;

/**
 * A day of the board with its items in shooting order, possibly empty. Nothing is moved into, out of or within a locked
 * day.
 */
export const BoardDay = z
  .object({ date: CalendarDate, locked: z.boolean(), items: z.array(BoardItem).max(2000).readonly() })
  .readonly();
export type BoardDay = z.infer<typeof BoardDay>;

/** A schedule in its editable form: days with unique dates in order, and unscheduled scenes (the boneyard). */
export const Stripboard = z
  .object({
    days: z.array(BoardDay).max(1000).readonly(),
    boneyard: z.array(z.string().min(1).max(100)).max(5000).readonly(),
  })
  .readonly();
export type Stripboard = z.infer<typeof Stripboard>;
