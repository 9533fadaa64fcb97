import { type Episode, episodeOf } from "../../episodes/episode.ts";
import {
  dividedNumber,
  dividedWritten,
  type EpisodeSceneNumber,
  isSameNumber,
  numberInEpisode,
} from "../../episodes/scene-number.ts";
import { type Breakdown, type BreakdownRow, COLUMNS, type SceneRow } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";

/** What scene numbers need of an episode. */
export type EpisodeRef = Pick<Episode, "id" | "number">;

/**
 * The breakdown with its rows in the order of the episodes. If there are two or more, scene numbers begin with that of
 * the episode.
 */
export function numberedByEpisodes(breakdown: Breakdown, episodes: readonly EpisodeRef[]): Breakdown {
  const { episodes: known = [], ...rest } = breakdown;
  if (episodes.length < 2 && known.length === 0) return breakdown;
  const order = new Map(episodes.map(({ id }, at) => [id, at]));
  const placeOf = (row: BreakdownRow) => order.get(episodeOf(row)) ?? -1;
  const numbers = new Map(episodes.map(({ id, number }) => [id, number]));
  // A film's numbers have no episode unless its script prints one with almost all of them.
  const divide = known.length > 0 || !namesEpisodes(breakdown.rows) ? dividedWritten : dividedNumber;
  const numberOf = (row: BreakdownRow) => (text: string) => {
    const number = numbers.get(episodeOf(row)) ?? "";
    // 104/1 in a script that becomes an episode is of a block, not a person's edit, and stays whole until it is split.
    const scene = ownNumber(divide(text), text, number, known.length > 0 ? [...known, ...episodes] : []);
    return episodes.length < 2 ? scene : numberInEpisode({ episode: number, scene });
  };
  const placed = (rows: readonly BreakdownRow[]) =>
    rows.map((row) => withNumbers(row, numberOf(row))).sort((one, other) => placeOf(one) - placeOf(other));
  return {
    ...rest,
    rows: placed(breakdown.rows),
    aside: placed(breakdown.aside),
    ...(episodes.length > 1 && { episodes: episodes.map(({ id, number }) => ({ id, number })) }),
  };
}

/** The row with the numbers of its scenes without that of their episode. */
export function withOwnNumbers(row: BreakdownRow, episodes: readonly EpisodeRef[]): BreakdownRow {
  const { number = "" } = episodes.find(({ id }) => id === episodeOf(row)) ?? {};
  return withNumbers(row, (text) => ownNumber(dividedWritten(text), text, number, episodes));
}

/** A scene number without the number of its episode, or of another that a person has written. */
function ownNumber(
  divided: EpisodeSceneNumber | undefined,
  text: string,
  episode: string,
  known: readonly EpisodeRef[],
): string {
  if (divided === undefined) return text;
  const names = [episode, ...known.map(({ number }) => number)];
  return names.some((number) => isSameNumber(number, divided.episode)) ? divided.scene : text;
}

/** The part of numbered scenes that name their episode in a script that prints it. */
const MOST = 0.8;

/** Whether a script prints the number of an episode with its scene numbers. */
export function namesEpisodes(rows: readonly BreakdownRow[]): boolean {
  const numbered = rows.map((row) => cellIn(row.cells, COLUMNS.number)).filter((text) => text !== "");
  const named = numbered.filter((text) => dividedNumber(text) !== undefined);
  return named.length > 0 && named.length >= numbered.length * MOST;
}

/** The row with other scene numbers. */
export function withNumbers(row: BreakdownRow, numberOf: (text: string) => string): BreakdownRow {
  const renumbered = <Scene extends SceneRow>(scene: Scene): Scene => ({
    ...scene,
    ...(Object.hasOwn(scene.cells, COLUMNS.number) && {
      cells: { ...scene.cells, [COLUMNS.number]: numberOf(cellIn(scene.cells, COLUMNS.number)) },
    }),
    ...(scene.split && { split: { ...scene.split, from: numberOf(scene.split.from) } }),
  });
  return row.parts ? { ...renumbered(row), parts: row.parts.map(renumbered) } : renumbered(row);
}
