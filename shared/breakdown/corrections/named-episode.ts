import { episodeOf } from "../../episodes/episode.ts";
import { dividedWritten, isSameNumber } from "../../episodes/scene-number.ts";
import { t } from "../../i18n/speech.ts";
import { type Breakdown, type BreakdownRow, COLUMNS } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";

type Episodes = Breakdown["episodes"];

/** The ID of the episode that a number such as `103/12` names; undefined if it names none of a series. */
export function namedEpisode(number: string, episodes: Episodes = []): string | undefined {
  const written = dividedWritten(number)?.episode;
  return episodes.find((one) => written !== undefined && isSameNumber(one.number, written))?.id;
}

/**
 * The refusal of a scene's number that names another episode than its own, or none of the series; undefined if it does
 * not. A scene's text and page come from the script of its episode, and the next draft of it would bring the scene again.
 */
export function otherEpisodeText(row: BreakdownRow, number: string, episodes: Episodes = []): string | undefined {
  const own = episodes.find(({ id }) => id === episodeOf(row));
  const named = namedEpisode(number, episodes);
  if (own === undefined || named === own.id) return undefined;
  if (named === undefined) {
    const isUnchanged = cellIn(row.cells, COLUMNS.number) === number;
    return isUnchanged ? undefined : unknownEpisodeText(number, own.id, episodes);
  }
  const { episode, scene } = dividedWritten(number)!; // it names an episode
  return t(
    'Scene "{from}" is of episode {own}, so its number cannot be "{number}". Write "{own}/{scene}", or add a new scene to episode {episode}, save, and then remove this one.',
    { from: cellIn(row.cells, COLUMNS.number), own: own.number, number, scene, episode },
  );
}

/**
 * The refusal of a number that names an episode which the series does not have; undefined if it does not.
 *
 * @param own the ID of the episode that the scene is of
 */
export function unknownEpisodeText(number: string, own: string, episodes: Episodes = []): string | undefined {
  const written = dividedWritten(number)?.episode;
  const home = episodes.find(({ id }) => id === own);
  if (written === undefined || home === undefined || namedEpisode(number, episodes) !== undefined) return undefined;
  return t(
    'There is no episode "{written}", so a scene cannot have the number "{number}". The episodes are {known}. Add the episode first, or write "{own}/{number}" for a scene of episode {own}.',
    { written, number, own: home.number, known: episodes.map((one) => one.number).join(", ") },
  );
}
