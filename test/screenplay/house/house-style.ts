import type { TongueName } from "./tongue.ts";

/** How one office types its scripts. What is left out is as in an ordinary draft on letter paper. */
export interface HouseStyle {
  readonly tongue?: TongueName;
  readonly scenes?: number;
  /** Where scene numbers are printed. `stuck` ones are read as one line with the heading, `announced` ones have a word or sign before them. */
  readonly numbers?: "none" | "both" | "left" | "right" | "stuck" | "stuck-both" | "dotted" | "hash" | "announced";
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
  readonly timeMark?: "dash" | "comma" | "stop" | "brackets";
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
  readonly noise?: "none" | "scan" | "poor scan";
}

/** The styles that the reader is measured by. */
export const HOUSE_STYLES = {
  "a spec script": {},
  "a spec script with long headings": { ornate: true, long: 0.2 },
  "two blank lines over headings": { over: 2 },
  A4: { paper: "a4", header: "A TALE OF TIDES    SHOOTING SCRIPT - GREEN AMENDED    18/04/10" },
  "no blank line below headings": { under: 0 },
  "no blank lines at all": { over: 0, under: 0, between: 0 },
  "no blank lines, numbered": { over: 0, under: 0, between: 0, numbers: "both", bare: 0.2, continueds: true },
  "headings in every spelling": { spelling: "mixed", ornate: true },
  "INT -- ROOM": { spelling: "dashes", dash: " -- " },
  "INT ROOM": { spelling: "undotted" },
  "INT: ROOM": { spelling: "colon" },
  "Int. Room - day": { spelling: "small" },
  "the time behind a comma": { timeMark: "comma" },
  "the time behind a full stop": { timeMark: "stop" },
  "the time in brackets": { timeMark: "brackets" },
  "shots and shouts in an unnumbered draft": { shots: 0.6, shouts: 0.6, transitions: 0.3 },
  "centred names": { centredCues: true },
  "narrow indents": { indents: { action: 1.25, dialogue: 2.25, parenthetical: 2.75, cue: 3.25 } },
  "wide indents": { indents: { action: 1.5, dialogue: 2.9, parenthetical: 3.5, cue: 4.2 } },
  "a watermark": { watermark: true, titlePage: true },
  "a title page, header and footer": {
    titlePage: true,
    header: "THE TIDE - Final Draft",
    footer: "Property of Lantern Pictures. Do not copy.",
  },
  "a shooting script": {
    numbers: "both",
    continueds: true,
    header: "Blue Rev. (08/05/25)",
    stars: 0.2,
    lettered: true,
  },
  "a shooting script with bare headings": { numbers: "both", continueds: true, bare: 0.25, lettered: true, stars: 0.1 },
  "mostly bare headings": { numbers: "both", bare: 0.8, continueds: true, lettered: true },
  "bare headings with the action on their line": { numbers: "both", bare: 0.6, runOn: 0.5, continueds: true },
  "numbers on the left only": { numbers: "left", bare: 0.2, lettered: true },
  "numbers on the right only": { numbers: "right" },
  "numbers stuck to the heading": { numbers: "stuck", bare: 0.2, lettered: true, continueds: true },
  "numbers stuck on both sides": { numbers: "stuck-both", bare: 0.3, lettered: true, continueds: true },
  "12. INT.": { numbers: "dotted" },
  "#12.": { numbers: "hash" },
  "SCENE 12": { numbers: "announced", bare: 0.2 },
  "a shooting script with shots and shouts": {
    numbers: "both",
    shots: 0.5,
    shouts: 0.5,
    transitions: 0.4,
    continueds: true,
    bare: 0.1,
  },
  "long headings in a shooting script": { numbers: "both", long: 0.4, ornate: true, continueds: true },
  "secondary places in an unnumbered draft": { slugs: 0.35 },
  "a comedy": { comedy: true, acts: true },
  "a numbered comedy": { comedy: true, acts: true, numbers: "both" },
  "headings printed again over the page": { numbers: "both", repeats: true, bare: 0.1 },
  "headings printed again in an unnumbered draft": { repeats: true },
  "act breaks": { acts: true, transitions: 0.3, pageNumber: "left", header: 'THE TIDE #103 "Undertow"  AS BROADCAST' },
  "an episode's numbers": { numbers: "both", episode: 3, continueds: true },
  "an episode's numbers before the heading": { numbers: "stuck", episode: 12 },
  "the page number at the foot": { pageNumber: "foot", footer: "Rev. 05/31/01 (Buff)", numbers: "both", bare: 0.2 },
  "dual dialogue": { dual: 0.3 },
  "numbered names": { numberedCues: true, numbers: "both" },
  "a scan": { noise: "scan" },
  "a scan of a shooting script": { noise: "scan", numbers: "both", continueds: true, bare: 0.2, lettered: true },
  "a scan stuck together": { noise: "scan", numbers: "stuck-both", continueds: true, bare: 0.15 },
  "a poor scan": { noise: "poor scan" },
  "a poor scan of a shooting script": { noise: "poor scan", numbers: "both", continueds: true, bare: 0.2 },
  "a scan without blank lines": { noise: "scan", under: 0, numbers: "both", bare: 0.2 },
  French: { tongue: "fr" },
  "a French shooting script": { tongue: "fr", numbers: "announced", mores: true },
  German: { tongue: "de" },
  "a German shooting script": { tongue: "de", numbers: "both" },
  Spanish: { tongue: "es", numbers: "stuck" },
  Italian: { tongue: "it", numbers: "both" },
  Portuguese: { tongue: "pt" },
  Dutch: { tongue: "nl" },
  Swedish: { tongue: "sv" },
  Danish: { tongue: "da" },
  Polish: { tongue: "pl" },
  Turkish: { tongue: "tr" },
  Hungarian: { tongue: "hu" },
  Greek: { tongue: "el" },
  Russian: { tongue: "ru" },
  Ukrainian: { tongue: "uk" },
  Hindi: { tongue: "hi" },
  "Hindi in Latin letters": { tongue: "hi-latn" },
  Tamil: { tongue: "ta" },
  Telugu: { tongue: "te" },
  Korean: { tongue: "ko" },
  Chinese: { tongue: "zh" },
  Arabic: { tongue: "ar" },
  Hebrew: { tongue: "he" },
  "a Hebrew shooting script": { tongue: "he", numbers: "both", continueds: true },
  "an Arabic shooting script": { tongue: "ar", numbers: "left" },
} as const satisfies Record<string, HouseStyle>;
