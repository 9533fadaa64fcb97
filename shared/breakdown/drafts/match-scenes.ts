import { alignment } from "../model/alignment.ts";
import { COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { cellIn, charactersOfCell } from "../model/cells.ts";
import { similarity, wordsOf } from "../model/similarity.ts";

/** Minimum similarity at which scenes of two drafts are the same. */
const MATCH_THRESHOLD = 0.45;
/** Stricter minimum for a scene that has moved or returns. */
const MOVED_MATCH_THRESHOLD = 0.7;

/**
 * Matches the scenes of a new draft (by index) with the previous scenes.
 *
 * @param before the scenes of the current breakdown, in order
 * @param aside scenes removed by earlier drafts
 * @param pinned ids of scenes that are already matched, by index of the new scene
 */
export function matchScenes(
  before: readonly SceneRow[],
  aside: readonly SceneRow[],
  fresh: readonly SceneRow[],
  pinned: ReadonlyMap<number, string>,
): Map<number, SceneRow> {
  const old = before.map(featuresOf);
  const young = fresh.map(featuresOf);
  const ids = new Set(pinned.values());
  const alike = (one: Features, at: number) => {
    const isPinned = pinned.has(at) || ids.has(one.row.id);
    return isPinned ? Number(pinned.get(at) === one.row.id) : similarityOf(one, young[at]!);
  };
  const pairs = new Map<number, SceneRow>();
  const inOrder = alignment(old.length, young.length, (i, j) => atLeast(MATCH_THRESHOLD, alike(old[i]!, j)));
  for (const [i, j] of inOrder) pairs.set(j, before[i]!);

  const taken = new Set([...pairs.values()].map((row) => row.id));
  const loose = [...old, ...aside.map(featuresOf)].filter(({ row }) => !taken.has(row.id));
  const unmatched = [...young.keys()].filter((at) => !pairs.has(at));
  const candidatesFor = candidates(loose, unmatched.length);
  for (const at of unmatched) {
    const likely = candidatesFor(young[at]!, pinned.get(at))
      .filter(({ row }) => !taken.has(row.id))
      .map((candidate) => ({ candidate, same: alike(candidate, at) }))
      .reduce<Likely>((best, one) => (one.same > best.same ? one : best), { candidate: undefined, same: 0 });
    if (likely.candidate === undefined || likely.same < MOVED_MATCH_THRESHOLD) continue;
    taken.add(likely.candidate.row.id);
    pairs.set(at, likely.candidate.row);
  }
  return pairs;
}

interface Likely {
  readonly candidate: Features | undefined;
  readonly same: number;
}

/** Comparisons of all scenes that may have moved. */
const MAX_COMPARISONS = 1_000_000;

/**
 * The scenes that a scene of the new draft may be, among those that are left. Where there are too many to compare, only
 * those with the same number or heading.
 */
function candidates(
  loose: readonly Features[],
  count: number,
): (scene: Features, pinned: string | undefined) => readonly Features[] {
  if (loose.length * count <= MAX_COMPARISONS) return () => loose;
  const most = Math.ceil(MAX_COMPARISONS / count);
  const headingOf = ({ heading }: Features) => [...heading].join(" ");
  const byId = new Map(loose.map((one) => [one.row.id, one]));
  const byNumber = Map.groupBy(loose, ({ number }) => number);
  const byHeading = Map.groupBy(loose, headingOf);
  return (scene, pinned) =>
    [
      byId.get(pinned ?? "") ?? [],
      ...(scene.number === "" ? [] : (byNumber.get(scene.number) ?? []).slice(0, most)),
      ...(byHeading.get(headingOf(scene)) ?? []).slice(0, most),
    ].flat();
}

/** Whether the row only keeps the number of an omitted scene. */
export function isOmission(row: SceneRow): boolean {
  return cellIn(row.cells, COLUMNS.location) === "OMITTED";
}

/** The features by which scenes of two drafts are compared. */
interface Features {
  readonly row: SceneRow;
  readonly number: string;
  readonly isOmitted: boolean;
  readonly heading: ReadonlySet<string>;
  readonly synopsis: ReadonlySet<string>;
  readonly cast: ReadonlySet<string>;
}

function featuresOf(row: SceneRow): Features {
  const cell = (column: string) => cellIn(row.cells, column);
  return {
    row,
    number: cell(COLUMNS.number),
    isOmitted: isOmission(row),
    heading: wordsOf(`${cell(COLUMNS.intExt)} ${cell(COLUMNS.location)} ${cell(COLUMNS.time)}`),
    synopsis: wordsOf(cell(COLUMNS.synopsis)),
    cast: new Set(charactersOfCell(cell(COLUMNS.characters))),
  };
}

/** Similarity from 0 to 1. Cells edited by a user are ignored, because they are not from the draft. */
function similarityOf(before: Features, after: Features): number {
  if (before.isOmitted !== after.isOmitted) return 0;
  const isOwn = (...columns: string[]) => !columns.some((column) => before.row.edited.includes(column));
  let weight = 0;
  let sum = 0;
  const weigh = (share: number, alike: number) => {
    weight += share;
    sum += share * alike;
  };
  const sameNumber = before.number !== "" && before.number === after.number ? 1 : 0;
  if (isOwn(COLUMNS.number) || sameNumber) weigh(0.2, sameNumber);
  if (isOwn(COLUMNS.intExt, COLUMNS.location, COLUMNS.time)) weigh(0.4, similarity(before.heading, after.heading));
  if (isOwn(COLUMNS.synopsis)) weigh(0.25, similarity(before.synopsis, after.synopsis));
  if (isOwn(COLUMNS.characters)) weigh(0.15, similarity(before.cast, after.cast));
  return weight === 0 ? 0 : sum / weight;
}

function atLeast(least: number, value: number): number {
  return value >= least ? value : 0;
}
