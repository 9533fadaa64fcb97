import { episodesInRows, rowsByEpisodeNumber } from "../../shared/breakdown/episodes/draft-parts.ts";
import { numberedByEpisodes, withNumbers } from "../../shared/breakdown/episodes/episode-numbers.ts";
import { ofEpisode } from "../../shared/breakdown/episodes/merge-episodes.ts";
import { COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { cellIn } from "../../shared/breakdown/model/cells.ts";
import { type Episode, EpisodeNumber, episodeOf, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { dividedNumber, isSameNumber } from "../../shared/episodes/scene-number.ts";
import { newId } from "../store/aws/id.ts";
import { type BreakdownVersionData, draftVersionFor } from "../store/breakdown/breakdowns.ts";
import type { Draft } from "../store/breakdown/drafts.ts";
import { withDraftOf } from "./draft-merge.ts";
import type { ChangedEpisodes } from "./episode-change.ts";

/**
 * The list with the episodes that a draft holds, and the breakdown with its scenes divided among them; undefined if the
 * breakdown's scenes are not of this draft, or of one episode. Scenes set aside stay with the first episode unless their
 * number names another.
 */
export function episodesSplit(
  before: readonly Episode[],
  production: BreakdownVersionData | undefined,
  draft: Draft,
): ChangedEpisodes | undefined {
  const episode = episodeOf(draft);
  if (!production || episode !== FIRST_EPISODE || draftVersionFor(production, episode) !== draft.version) {
    return undefined;
  }
  const { breakdown } = production;
  const isOwn = (row: { readonly episode?: string | undefined }) => episodeOf(row) === episode;
  const own = (rows: typeof breakdown.rows) =>
    rows.filter(isOwn).map((row) => (breakdown.episodes ? withNumbers(row, numberInBlock) : row));
  const rows = own(breakdown.rows);
  const found = episodesInRows(rows);
  if (found.length === 0) return undefined;
  const episodes = found.reduce((list, { number }) => withEpisode(list, number), before);
  const idOf = (number: string) => episodes.find((one) => isSameNumber(one.number, number))?.id ?? FIRST_EPISODE;
  const divided = [...rowsByEpisodeNumber(rows)].flatMap(([number, scenes]) =>
    scenes.map((row) => ofEpisode(withNumbers(row, sceneOnly), idOf(number))),
  );
  const aside = own(breakdown.aside).map((row) => {
    const named = dividedNumber(cellIn(row.cells, COLUMNS.number))?.episode;
    return named === undefined ? row : ofEpisode(withNumbers(row, sceneOnly), idOf(named));
  });
  const others = <Row extends (typeof breakdown.rows)[number]>(all: readonly Row[]) => all.filter((row) => !isOwn(row));
  const all = {
    ...breakdown,
    rows: [...others(breakdown.rows), ...divided],
    aside: [...others(breakdown.aside), ...aside],
  };
  return {
    episodes,
    breakdown: numberedByEpisodes(all, episodes),
    ...withDraftOf(
      production,
      found.map(({ number }) => idOf(number)),
      draft.version,
    ),
    what: `Split draft v${draft.version} - ${draft.name} into the episodes ${found.map(({ number }) => number).join(", ")}`,
  };
}

/** `103/104/1`, a scene of another episode that is not yet split off, as `104/1`. */
function numberInBlock(text: string): string {
  const scene = sceneOnly(text);
  return dividedNumber(scene) ? scene : text;
}

const sceneOnly = (text: string) => dividedNumber(text)?.scene ?? text;

/** The list with an episode of this number, which becomes the first of an empty list. */
function withEpisode(episodes: readonly Episode[], number: string): readonly Episode[] {
  if (episodes.some((one) => isSameNumber(one.number, number))) return episodes;
  const id = episodes.length === 0 ? FIRST_EPISODE : newId();
  return [...episodes, { id, number: EpisodeNumber.parse(number), name: "", closed: false }];
}
