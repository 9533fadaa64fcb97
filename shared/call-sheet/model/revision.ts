/** What a publication of a call sheet is. `round` counts those of its kind from 1. */
export interface Revision {
  readonly kind: RevisionKind;
  readonly round: number;
  /** The name of its paper as the project's order had it then; absent where there is none, or no order was kept yet. */
  readonly paper?: string | undefined;
}

/** First for those who check it, then for everyone, then what has changed since; `off` when the day is not shot after all. */
export const REVISION_KINDS = ["preliminary", "final", "revised", "off"] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/** A colour of paper: the name by which a crew asks for it, and how it looks on a screen, dark ink on it. */
export interface PaperColour {
  readonly name: string;
  readonly hex: string;
}

const WHITE: PaperColour = { name: "White", hex: "#ffffff" };

/** Papers that revisions are printed on. */
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

/** The names of all papers that a revision can have. */
export const REVISION_PAPERS: readonly string[] = COLOURS.map(({ name }) => name);

/** The order of the Writers Guild's list; after the last one it begins anew as "Second Blue". */
export const USUAL_PAPERS: readonly string[] = REVISION_PAPERS.slice(0, 8);

/** What crews call the paper that scripts and schedules are revised on, in the order of the revisions. */
export const PAPER_NAMES: readonly string[] = [WHITE.name, ...USUAL_PAPERS];

const ORDINALS = ["", "Second ", "Third ", "Fourth ", "Fifth "];

/**
 * What is published after `last`: another preliminary sheet or, when it is meant for everyone, the final one, and after
 * that its revisions, on `papers` in their order. A day that was called off and comes back begins anew. Undefined where a
 * preliminary one is asked for that comes too late.
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

/** The paper that a publication is printed on; a preliminary one has none of its own, nor has a day that is off. */
export function colourOf({ kind, round, paper }: Revision): PaperColour | undefined {
  if (kind === "preliminary" || kind === "off") return undefined;
  if (kind === "final") return WHITE;
  const name = paper ?? paperOfRound(round, USUAL_PAPERS);
  return { name, hex: COLOURS.find((colour) => name.endsWith(colour.name))?.hex ?? WHITE.hex };
}

/** `Preliminary`, `Preliminary 2`, `Final – White`, `Revision 1 – Blue`, `Day called off`. */
export function revisionTitle(revision: Revision): string {
  const { kind, round } = revision;
  if (kind === "off") return "Day cancelled";
  if (kind === "preliminary") return round === 1 ? "Preliminary" : `Preliminary ${round}`;
  return `${kind === "final" ? "Final" : `Revision ${round}`} – ${colourOf(revision)?.name}`;
}
