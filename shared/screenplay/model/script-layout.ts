import * as z from "zod";

/** A layout that a person can choose for a draft whose own was not recognised. */
export const LayoutChoice = z.enum(["flush-left", "stage-play", "two-pages"]);
export type LayoutChoice = z.infer<typeof LayoutChoice>;

/**
 * How names and dialogue are set apart: by their indent, by centred names, not at all, by names before the dialogue, or
 * by the file of a writing program.
 */
export const TextLayout = z.enum(["indented", "centred", "flush-left", "stage-play", "marked"]);
export type TextLayout = z.infer<typeof TextLayout>;

/** The layout that was detected in a draft. */
export interface DraftLayout {
  readonly text: TextLayout;
  /** Number of script pages; a sheet with two of them counts as two. */
  readonly pageCount: number;
  /** Whether two pages are on each sheet. */
  readonly twoPages: boolean;
  readonly scanned: boolean;
  /** Whether many rows consist of two texts side by side, which no known layout has. */
  readonly columns: boolean;
}
