import {
  columnOf,
  type Finding,
  type FoundScene,
  findingKey,
  isHeadingUncertain,
  isUncertain,
} from "../corrections/findings.ts";

/** A scene of a question, with its row in the table and the line to show. */
export interface ReviewPosition {
  readonly scene: FoundScene;
  readonly row: number;
  readonly line: number;
}

/** One finding to review, with all its scenes. */
export interface Question {
  readonly key: string;
  readonly column: string;
  readonly finding: Finding;
  /** Elements that imply it, from all scenes. */
  readonly because: readonly string[];
  readonly places: readonly ReviewPosition[];
}

/** Items to review, most important first. */
export interface ReviewItems {
  readonly headings: readonly ReviewPosition[];
  readonly findings: readonly Question[];
  /** Low-priority findings that are usually right. */
  readonly passing: readonly Question[];
  /** Number of headings and findings to review. */
  readonly left: number;
}

export function reviewItemsOf(scenes: readonly FoundScene[]): ReviewItems {
  const headings = scenes.flatMap((scene, row): ReviewPosition[] =>
    scene.origin && isHeadingUncertain(scene) ? [{ scene, row, line: scene.origin.line }] : [],
  );
  const findings = grouped(scenes, isUncertain);
  const passing = grouped(scenes, ({ doubt, verdict }) => verdict === undefined && doubt === "passing");
  return { headings, findings, passing, left: headings.length + findings.length };
}

function grouped(scenes: readonly FoundScene[], isAsked: (finding: Finding) => boolean): readonly Question[] {
  const all = scenes.flatMap((scene, row) =>
    scene.findings.filter(isAsked).map((finding) => ({ finding, scene, row, line: finding.origin.line })),
  );
  const groups = Map.groupBy(all, ({ finding }) => findingKey(finding).toUpperCase());
  const questions = [...groups].map(([key, places]): Question => {
    const { finding } = places[0]!;
    const because = [...new Set(places.flatMap((place) => place.finding.because?.split(", ") ?? []))];
    return { key, column: columnOf(finding), finding, because, places };
  });
  // Characters and implied people before other elements; otherwise in script order.
  const rank = ({ finding }: Question) => ["unheard", "implied", "unstressed"].indexOf(finding.doubt ?? "");
  return questions.sort((one, other) => rank(one) - rank(other) || byCode(one.column, other.column));
}

/** Column names are fixed and English; locale-aware comparison would be slow. */
const byCode = (one: string, other: string) => Number(one > other) - Number(one < other);

/** Uncertain positions in the script of the episode of a scene, in order; in a film, in the script. */
export function placesToReview(
  { headings, findings }: ReviewItems,
  beside: Pick<FoundScene, "episode"> | undefined,
): readonly ReviewPosition[] {
  const all = [...findings.flatMap(({ places }) => places), ...headings];
  const episode = (beside ?? all.toSorted((one, other) => one.row - other.row)[0]?.scene)?.episode;
  const byLine = new Map(all.filter(({ scene }) => scene.episode === episode).map((place) => [place.line, place]));
  return [...byLine.values()].sort((one, other) => one.line - other.line);
}

/** The next or previous uncertain position from a line; wraps around. */
export function nextPlace(
  places: readonly ReviewPosition[],
  line: number | undefined,
  by: 1 | -1,
): ReviewPosition | undefined {
  const from = line ?? (by > 0 ? -1 : Number.POSITIVE_INFINITY);
  if (by > 0) return places.find((place) => place.line > from) ?? places[0];
  return places.findLast((place) => place.line < from) ?? places.at(-1);
}
