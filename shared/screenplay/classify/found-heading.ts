import type { Heading } from "../headings/heading.ts";
import type { HeadingDoubt } from "../model/scene.ts";

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
