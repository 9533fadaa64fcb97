/** Identifies a publication of a call sheet. `round` counts publications of its kind from 1. */
export interface Revision {
  readonly kind: RevisionKind;
  readonly round: number;
  /**
   * Name of its paper in the project's order at the time; absent where it has none, or in publications from before
   * orders were stored.
   */
  readonly paper?: string | undefined;
}

/**
 * `preliminary` for those who check it, `final` for everyone, `revised` for changes after that; `off` when the day is
 * cancelled.
 */
export const REVISION_KINDS = ["preliminary", "final", "revised", "off"] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/** A paper colour: its common name, and its colour on screen, on which dark text is legible. */
export interface PaperColour {
  readonly name: string;
  readonly hex: string;
}

const WHITE: PaperColour = { name: "White", hex: "#ffffff" };

/** Paper colours of revisions. */
const COLOURS: readonly PaperColour[] = [
  { name: "Blue", hex: "#b9d9f2" },
  { name: "Pink", hex: "#f8c6d4" },
  { name: "Yellow", hex: "#fbee9c" },
  { name: "Green", hex: "#bfe5c0" },
  { name: "Goldenrod", hex: "#f1c75b" },
  { name: "Buff", hex: "#ecd9b5" },
  { name: "Salmon", hex: "#f9b8a0" },
  { name: "Cherry", hex: "#ef97a4" },
  { name: "Tan", hex: "#dcc3a1" },
  { name: "Grey", hex: "#d3d6d9" },
  { name: "Ivory", hex: "#f7f1d8" },
  { name: "Rose", hex: "#f4b3c2" },
  { name: "Lavender", hex: "#d9cdf0" },
];

/** Names of all paper colours that a revision can have. */
export const REVISION_PAPERS: readonly string[] = COLOURS.map(({ name }) => name);

/** The order of the Writers Guild's list; after the last colour it repeats as "Second Blue". */
export const USUAL_PAPERS: readonly string[] = REVISION_PAPERS.slice(0, 8);

/** Names of the paper colours of script and schedule revisions, in the order of the revisions. */
export const PAPER_NAMES: readonly string[] = [WHITE.name, ...USUAL_PAPERS];

const ORDINALS = ["", "Second ", "Third ", "Fourth ", "Fifth "];

/**
 * The publication that follows `last`: another preliminary sheet or, if meant for everyone, the final one, followed by
 * revisions on `papers` in order. A cancelled day that is shot after all begins again. Undefined when a preliminary
 * sheet is requested after the final one.
 */
export function revisionAfter(
  last: Revision | undefined,
  wanted: "preliminary" | "final",
  papers: readonly string[],
): Revision | undefined {
  const current = last?.kind === "off" ? undefined : last;
  const isFinal = current !== undefined && current.kind !== "preliminary";
  if (wanted === "preliminary") return isFinal ? undefined : { kind: "preliminary", round: (current?.round ?? 0) + 1 };
  if (!isFinal) return { kind: "final", round: 1, paper: WHITE.name };
  const round = current.kind === "revised" ? current.round + 1 : 1;
  return { kind: "revised", round, paper: paperOfRound(round, papers) };
}

function paperOfRound(round: number, papers: readonly string[]): string {
  const lap = Math.floor((round - 1) / papers.length);
  return `${ORDINALS[lap] ?? `${lap + 1}th `}${papers[(round - 1) % papers.length]}`;
}

/** The paper colour of a publication; preliminary sheets and cancellations have none. */
export function colourOf({ kind, round, paper }: Revision): PaperColour | undefined {
  if (kind === "preliminary" || kind === "off") return undefined;
  if (kind === "final") return WHITE;
  const name = paper ?? paperOfRound(round, USUAL_PAPERS);
  return { name, hex: COLOURS.find((colour) => name.endsWith(colour.name))?.hex ?? WHITE.hex };
}

/** `Preliminary`, `Preliminary 2`, `Final – White`, `Revision 1 – Blue`, `Day cancelled`. */
export function revisionTitle(revision: Revision): string {
  const { kind, round } = revision;
  if (kind === "off") return "Day cancelled";
  if (kind === "preliminary") return round === 1 ? "Preliminary" : `Preliminary ${round}`;
  return `${kind === "final" ? "Final" : `Revision ${round}`} – ${colourOf(revision)?.name}`;
}
