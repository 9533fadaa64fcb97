import type { Heading } from "../headings/heading.ts";

/** A scene heading and how sure it is. */
export interface SceneHeading extends Heading {
  readonly text: string;
  readonly number?: string;
  readonly omitted: boolean;
  /** 0 to 1. */
  readonly confidence: number;
}

/** What stands over a row. */
export interface Above {
  /** Whether somebody is speaking there, so that the row would go on with it. */
  readonly speaks: boolean;
  /** Whether it is a cut to somewhere else. */
  readonly cuts: boolean;
}
