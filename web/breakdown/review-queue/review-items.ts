import {
  columnOf,
  type Finding,
  type FoundScene,
  findingKey,
  isHeadingUncertain,
  isUncertain,
} from "../corrections/findings.ts";

/** A scene that a question is about, with its row in the table and the line to look at. */
export interface ReviewPosition {
  readonly scene: FoundScene;
  readonly row: number;
  readonly line: number;
}

/** One thing to decide, in however many scenes it was found. */
export interface Question {
  readonly key: string;
  readonly column: string;
  readonly finding: Finding;
  /** What brings it along, from all scenes. */
  readonly because: readonly string[];
  readonly places: readonly ReviewPosition[];
}

/** What a person may want to look at, most important first. */
export interface ReviewItems {
  readonly headings: readonly ReviewPosition[];
  readonly findings: readonly Question[];
  /** Named in passing and mostly right. */
  readonly passing: readonly Question[];
  /** How many headings and findings there are to check. */
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
  // Who is there and who must come along before things; else in the order of the script.
  const rank = ({ finding }: Question) => ["unheard", "implied", "unstressed"].indexOf(finding.doubt ?? "");
  return questions.sort((one, other) => rank(one) - rank(other) || byCode(one.column, other.column));
}

/** The names of columns are ours and in English. What puts words in a reader's order takes long to make. */
const byCode = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The places in the script that are in doubt, from its first line to its last. */
export function placesToReview({ headings, findings }: ReviewItems): readonly ReviewPosition[] {
  const byLine = new Map(
    [...findings.flatMap(({ places }) => places), ...headings].map((place) => [place.line, place]),
  );
  return [...byLine.values()].sort((one, other) => one.line - other.line);
}

/** The doubtful place after a line, or before it; from the other end when there is none. */
export function nextPlace(
  places: readonly ReviewPosition[],
  line: number | undefined,
  by: 1 | -1,
): ReviewPosition | undefined {
  const from = line ?? (by > 0 ? -1 : Number.POSITIVE_INFINITY);
  if (by > 0) return places.find((place) => place.line > from) ?? places[0];
  return places.findLast((place) => place.line < from) ?? places.at(-1);
}
