/** Paper sizes of call sheets. */
export const PAPER_NAMES = ["letter", "a4"] as const;
export type PaperName = (typeof PAPER_NAMES)[number];
