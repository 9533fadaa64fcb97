import type { TongueName } from "./tongues.ts";

/** How one office types its scripts. What is left out is as in an ordinary draft on letter paper. */
export interface HouseStyle {
  readonly tongue?: TongueName;
  readonly scenes?: number;
  /** Where scene numbers are printed. `stuck` ones are read as one line with the heading, `announced` ones have a word or sign before them. */
  readonly numbers?:
    | "none"
    | "both"
    | "left"
    | "right"
    | "stuck"
    | "stuck-both"
    | "dotted"
    | "hash"
    | "announced"
    | "above"
    | "in brackets"
    | "letters";
  /** With what word announced numbers are announced, and what stands behind them. */
  readonly announcedAs?: readonly [before: string, behind: string];
  /** OMITTED ranges over three rows: 12 OMITTED 12, THRU THRU, 15 15. */
  readonly stacked?: boolean;
  /** Insert numbers such as 12A and A12, ranges and omitted scenes. */
  readonly lettered?: boolean;
  /** The share of headings that do not say inside or outside. */
  readonly bare?: number;
  /** The share of bare headings that run on into the action. */
  readonly runOn?: number;
  /** How inside and outside are spelled. */
  readonly spelling?: "usual" | "mixed" | "dashes" | "undotted" | "colon" | "small";
  readonly dash?: string;
  /** What stands before the time. */
  readonly timeMark?: "dash" | "comma" | "stop" | "brackets" | "square" | "tight";
  /** In what order headings say place, set and time. */
  readonly order?:
    | "time first"
    | "time behind a slash"
    | "place last"
    | "place last in words"
    | "slashes"
    | "dashes"
    | "apart";
  /** What is set around headings: brackets, stars, or a full stop behind them. */
  readonly around?: readonly [before: string, behind: string];
  /** Headings set in spaced letters. */
  readonly letterSpaced?: boolean;
  /** Subsets, asides in brackets, and the time in the middle. */
  readonly ornate?: boolean;
  /** Headings long enough to take two rows. */
  readonly long?: number;
  /** Blank lines over and under a heading, and between paragraphs. */
  readonly over?: number;
  readonly under?: number;
  readonly between?: number;
  readonly indents?: {
    readonly action: number;
    readonly dialogue: number;
    readonly parenthetical: number;
    readonly cue: number;
  };
  readonly centredCues?: boolean;
  readonly paper?: "letter" | "a4";
  readonly header?: string;
  readonly footer?: string;
  readonly pageNumber?: "right" | "left" | "foot" | "none";
  /** CONTINUED at page turns. */
  readonly continueds?: boolean;
  /** The heading printed again where its scene goes on over the page. */
  readonly repeats?: boolean;
  /** Act breaks, set in the middle of the page. */
  readonly acts?: boolean;
  /** Places set apart in capitals as scenes of their own, without numbers or INT. */
  readonly slugs?: number;
  /** Action in capitals and speech with a blank line between its rows, as comedies are typed. */
  readonly comedy?: boolean;
  /** Numbers such as 3/12: the episode and the scene. */
  readonly episode?: number;
  readonly stars?: number;
  readonly watermark?: boolean;
  readonly titlePage?: boolean;
  readonly dual?: number;
  readonly shots?: number;
  readonly shouts?: number;
  readonly transitions?: number;
  readonly mores?: boolean;
  readonly numberedCues?: boolean;
  /** Three people speaking at once. */
  readonly trio?: number;
  /** Who is in the scene, in brackets below its heading. */
  readonly castBelow?: boolean;
  readonly cueStyle?: "colon" | "small" | "apart" | "underscored";
  /** Everybody's words on one row with the name, as in radio plays. */
  readonly inlineCues?: boolean;
  /** A line printed across the text of every page. */
  readonly overprint?: string;
  /** Pages before the first scene that list the sets and the cast. */
  readonly setList?: boolean;
  /** The length in eighths, written beside each heading. */
  readonly annotated?: boolean;
  /** A proportional typeface, as word processors have it. */
  readonly proportional?: boolean;
  /** Bars in the left margin beside what was changed. */
  readonly bars?: number;
  readonly noise?: "none" | "scan" | "poor scan" | "heavy scan";
}
