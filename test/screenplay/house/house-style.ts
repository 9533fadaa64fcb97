import type { LanguageName } from "./languages.ts";

/** The script format of one production office. Omitted properties are those of an ordinary draft on US Letter paper. */
export interface HouseStyle {
  readonly language?: LanguageName;
  readonly scenes?: number;
  /** Where scene numbers are printed. `stuck` ones are on one line with the heading, `announced` ones have a prefix. */
  readonly numbers?:
    | "none"
    | "both"
    | "left"
    | "right"
    | "stuck"
    | "stuck-both"
    | "dotted"
    | "before"
    | "hash"
    | "announced"
    | "above"
    | "in brackets"
    | "letters";
  /** The prefix of announced numbers, and their suffix. */
  readonly announcedAs?: readonly [before: string, behind: string];
  /** OMITTED ranges over three rows: 12 OMITTED 12, THRU THRU, 15 15. */
  readonly stacked?: boolean;
  /** Insert numbers such as 12A and A12, ranges and omitted scenes. */
  readonly lettered?: boolean;
  /** The share of headings without interior or exterior. */
  readonly bare?: number;
  /** The share of bare headings that continue into the action. */
  readonly runOn?: number;
  /** The abbreviations of interior and exterior. */
  readonly spelling?: "usual" | "mixed" | "dashes" | "undotted" | "colon" | "small";
  readonly dash?: string;
  /** The separator before the time. */
  readonly timeMark?: "dash" | "comma" | "stop" | "brackets" | "square" | "tight";
  /** The order of place, set and time in headings. */
  readonly order?:
    | "time first"
    | "time behind a slash"
    | "place last"
    | "place last in words"
    | "slashes"
    | "dashes"
    | "apart";
  /** Decoration of headings: brackets, stars, or a full stop at the end. */
  readonly around?: readonly [before: string, behind: string];
  /** Headings in spaced letters. */
  readonly letterSpaced?: boolean;
  /** Subsets, asides in brackets, and the time in the middle. */
  readonly ornate?: boolean;
  /** Headings that take two rows. */
  readonly long?: number;
  /** Blank lines above and below a heading, and between paragraphs. */
  readonly over?: number;
  readonly under?: number;
  readonly between?: number;
  readonly indents?: {
    readonly action: number;
    readonly dialogue: number;
    readonly parenthetical: number;
    readonly cue: number;
    /** Where it is not that of action. */
    readonly heading?: number;
  };
  readonly centredCues?: boolean;
  /** Dialogue centred row by row, below centred names. */
  readonly centredSpeech?: boolean;
  /** A blank line between a name and its dialogue, as in web exports. */
  readonly airy?: boolean;
  /** The share of blocks of capitals that are no scenes: shots, people and things that writers set apart. */
  readonly inserts?: number;
  readonly paper?: "letter" | "a4";
  readonly header?: string;
  readonly footer?: string;
  readonly pageNumber?: "right" | "left" | "foot" | "none";
  /** CONTINUED at page breaks. */
  readonly continueds?: boolean;
  /** The heading repeated on the next page of its scene. */
  readonly repeats?: boolean;
  /** Bold headings, and the share of scenes whose heading nothing but bold type sets apart. */
  readonly bold?: number;
  /** Act breaks, centred on the page. */
  readonly acts?: boolean;
  /** Slug lines in capitals as scenes of their own, without numbers or INT. */
  readonly slugs?: number;
  /** The share of headings that are a time alone, of scenes at the place above. */
  readonly timeAlone?: number;
  /** Action in capitals and double-spaced dialogue, as in sitcoms. */
  readonly comedy?: boolean;
  /** Numbers such as 3/12 or 3.12: the episode and the scene. */
  readonly episode?: number;
  readonly episodeMark?: ".";
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
  /** The characters of the scene, in brackets below its heading. */
  readonly castBelow?: boolean;
  readonly cueStyle?: "colon" | "small" | "small colon" | "apart" | "underscored";
  /** Speeches on one row with the name, as in radio plays, in a column of their own or right behind the colon. */
  readonly inlineCues?: "columns" | "sentences";
  /** A line printed across the text of every page. */
  readonly overprint?: string;
  /** Pages before the first scene that list the sets and the cast. */
  readonly setList?: boolean;
  /** The length in eighths, written beside each heading. */
  readonly annotated?: boolean;
  /** A proportional typeface, as in word processors. */
  readonly proportional?: boolean;
  /** Two pages side by side on each sheet. */
  readonly twoPages?: boolean;
  /** Revision bars in the left margin. */
  readonly bars?: number;
  readonly noise?: "none" | "scan" | "poor scan" | "heavy scan";
}
