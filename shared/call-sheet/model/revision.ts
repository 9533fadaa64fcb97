import { stored } from "../../i18n/stored.ts";

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

const WHITE: PaperColour = { name: stored("White"), hex: "#ffffff" };

/** Paper colours of revisions. */
const COLOURS: readonly PaperColour[] = [
  { name: stored("Blue"), hex: "#b9d9f2" },
  { name: stored("Pink"), hex: "#f8c6d4" },
  { name: stored("Yellow"), hex: "#fbee9c" },
  { name: stored("Green"), hex: "#bfe5c0" },
  { name: stored("Goldenrod"), hex: "#f1c75b" },
  { name: stored("Buff"), hex: "#ecd9b5" },
  { name: stored("Salmon"), hex: "#f9b8a0" },
  { name: stored("Cherry"), hex: "#ef97a4" },
  { name: stored("Tan"), hex: "#dcc3a1" },
  { name: stored("Grey"), hex: "#d3d6d9" },
  { name: stored("Ivory"), hex: "#f7f1d8" },
  { name: stored("Rose"), hex: "#f4b3c2" },
  { name: stored("Lavender"), hex: "#d9cdf0" },
];

/** Names of all paper colours that a revision can have. */
export const REVISION_PAPERS: readonly string[] = COLOURS.map(({ name }) => name);

/** The order of the Writers Guild's list; after the last colour it repeats as "Second Blue". */
export const USUAL_PAPERS: readonly string[] = REVISION_PAPERS.slice(0, 8);

/** Names of the paper colours of script and schedule revisions, in the order of the revisions. */
export const PAPER_NAMES: readonly string[] = [WHITE.name, ...USUAL_PAPERS];

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
  const parts = papers[(round - 1) % papers.length]!;
  switch (lap) {
    case 0:
      return parts;
    case 1:
      return stored("Second {parts}", { parts });
    case 2:
      return stored("Third {parts}", { parts });
    case 3:
      return stored("Fourth {parts}", { parts });
    case 4:
      return stored("Fifth {parts}", { parts });
    default:
      return stored("{lap}th {parts}", { lap: lap + 1, parts });
  }
}

/** The paper colour of a publication; preliminary sheets and cancellations have none. */
export function colourOf({ kind, round, paper }: Revision): PaperColour | undefined {
  if (kind === "preliminary" || kind === "off") return undefined;
  if (kind === "final") return WHITE;
  const name = paper ?? paperOfRound(round, USUAL_PAPERS);
  return { name, hex: COLOURS.find((colour) => name.endsWith(colour.name))?.hex ?? WHITE.hex };
}

/** `Preliminary`, `Preliminary 2`, `Final – White`, `Revision 1 – Blue`, `Day cancelled`: a stored text. */
export function revisionTitle(revision: Revision): string {
  const { kind, round } = revision;
  if (kind === "off") return stored("Day cancelled");
  if (kind === "preliminary") return round === 1 ? stored("Preliminary") : stored("Preliminary {round}", { round });
  const parts = colourOf(revision)?.name;
  return kind === "final"
    ? stored("Final – {parts}", { parts })
    : stored("Revision {round} – {parts}", { round, parts });
}
