import type { Dates } from "./dates.ts";

/** The end of an episode's block, or the date by which it must be finished, if it is before the block starts. */
export const endBeforeStart = ({ from, until, finishBy }: Dates): string | undefined =>
  [until, finishBy].find((end) => from !== undefined && end !== undefined && end < from);
