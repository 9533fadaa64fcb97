import type { Heading } from "../headings/heading.ts";
import type { TextRow } from "../layout/text-row.ts";
import type { HeadingDoubt } from "../model/scene.ts";
import type { Cue } from "./character-cue.ts";

/** A scene heading with its confidence. */
export interface SceneHeading extends Heading {
  readonly text: string;
  readonly number?: string;
  readonly omitted: boolean;
  /** 0 to 1. */
  readonly confidence: number;
  readonly doubt?: HeadingDoubt;
  /** Action on the line of the heading, which is no part of `text`. */
  readonly action?: string;
}

/** Context above a row. */
export interface Above {
  /** Whether a speech precedes the row, so that the row may continue it. */
  readonly speaks: boolean;
  /** Whether a transition precedes the row. */
  readonly cuts: boolean;
  /** The set of the heading above. */
  readonly set?: string | undefined;
}

/** A text with its position in the draft: a row of a page, or a paragraph of a file without pages. */
export interface PlacedText {
  readonly text: string;
  readonly row: Pick<TextRow, "page" | "top" | "line"> & Partial<Pick<TextRow, "cells">>;
}

/** A classified text of the script. A heading may span several rows. */
export type Part<Text extends PlacedText = PlacedText> =
  | { readonly kind: "heading"; readonly row: Text; readonly heading: SceneHeading }
  | { readonly kind: "cue"; readonly row: Text; readonly cues: readonly Cue[] }
  | { readonly kind: "speech" | "transition" | "action"; readonly row: Text };
