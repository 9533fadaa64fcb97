import { FIRST_EPISODE } from "../../episodes/episode.ts";
import { dividedNumber, isSameNumber } from "../../episodes/scene-number.ts";
import { t } from "../../i18n/speech.ts";
import { type Breakdown, type BreakdownRow, COLUMNS } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";
import { type EpisodeRef, withNumbers } from "./episode-numbers.ts";

/** The part of numbered scenes that name their episode in a script that holds several. */
const MOST = 0.8;

const numberOf = (row: BreakdownRow) => cellIn(row.cells, COLUMNS.number);

/** Scenes by the episode that their numbers begin with; a scene without one belongs to the scene before it. */
export function rowsByEpisodeNumber(rows: readonly BreakdownRow[]): ReadonlyMap<string, readonly BreakdownRow[]> {
  const numbered = rows.filter((row) => numberOf(row) !== "");
  const named = numbered.flatMap((row) => dividedNumber(numberOf(row)) ?? []);
  if (named.length === 0 || named.length < numbered.length * MOST) return new Map();
  let last = named[0]!.episode;
  return Map.groupBy(rows, (row) => {
    const { episode = last } = dividedNumber(numberOf(row)) ?? {};
    if (!isSameNumber(episode, last)) last = episode;
    return last;
  });
}

/** The numbers of the episodes in a script that holds several; empty for a script of one. */
export function episodesInRows(rows: readonly BreakdownRow[]): { readonly number: string; readonly scenes: number }[] {
  const groups = rowsByEpisodeNumber(rows);
  if (groups.size < 2) return [];
  return [...groups].map(([number, own]) => ({ number, scenes: own.length }));
}

/** A script that holds several episodes of which some are not in the list. */
export class MissingEpisodesError extends Error {
  override readonly name = "MissingEpisodesError";
  constructor(missing: readonly string[]) {
    super(
      t(
        "The script has scenes of episodes that the project does not have: {missing}. Add them to the episodes, then press Generate Breakdown.",
        { missing: missing.join(", ") },
      ),
    );
  }
}

/**
 * The parts of a draft by the episode that each is merged with. A draft of the first episode, or of none, may hold
 * several.
 *
 * @throws {MissingEpisodesError} if it holds several of which only some are in the list
 */
export function partsOfDraft(
  fresh: Breakdown,
  episode: string,
  episodes: readonly EpisodeRef[],
): ReadonlyMap<string, Breakdown> {
  if (episodes.length < 2) return new Map([[episode, fresh]]);
  const groups = rowsByEpisodeNumber(fresh.rows);
  const idOf = (number: string) => episodes.find((known) => isSameNumber(known.number, number))?.id;
  const missing = [...groups.keys()].filter((number) => idOf(number) === undefined);
  if (episode !== FIRST_EPISODE || groups.size < 2 || missing.length === groups.size) {
    // Every number names the same episode, as printed in its script.
    return new Map([[episode, groups.size === 1 ? { ...fresh, rows: withoutEpisode(fresh.rows) } : fresh]]);
  }
  if (missing.length > 0) throw new MissingEpisodesError(missing);
  return new Map([...groups].map(([number, rows]) => [idOf(number)!, { ...fresh, rows: withoutEpisode(rows) }]));
}

function withoutEpisode(rows: readonly BreakdownRow[]): BreakdownRow[] {
  return rows.map((row) => withNumbers(row, (text) => dividedNumber(text)?.scene ?? text));
}
