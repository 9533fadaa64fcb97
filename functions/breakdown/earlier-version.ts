import { dividedBlock, episodesInBlock } from "../../shared/breakdown/episodes/divided-block.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { type Episode, episodeOf, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { isSameNumber } from "../../shared/episodes/scene-number.ts";
import { t } from "../../shared/i18n/speech.ts";
import { type BreakdownVersionData, draftVersionFor } from "../store/breakdown/breakdowns.ts";
import { withDraftOf } from "./draft-merge.ts";

/** An earlier version to restore, with its scenes and drafts by episode. */
interface EarlierVersion {
  readonly breakdown: Breakdown;
  readonly draftVersion: number | undefined;
  readonly drafts: Readonly<Record<string, number>> | undefined;
  /** The draft that an episode's scenes came from; undefined if it had none. */
  draftOf(episode: string): number | undefined;
}

/** The numbers of episodes that an earlier version has scenes of, and that are no longer in the list. */
export function removedEpisodes({ rows, episodes: known = [] }: Breakdown, episodes: readonly Episode[]): string[] {
  const gone = known.filter(({ id }) => id !== FIRST_EPISODE && !episodes.some((one) => one.id === id));
  return gone.filter(({ id }) => rows.some((row) => episodeOf(row) === id)).map(({ number }) => number);
}

export const removedEpisodesText = (restore: number, removed: readonly string[]): string =>
  t(
    "Version {restore} has scenes of episodes that were removed since then ({removed}), so it cannot be restored as a whole. Restore the scenes of single episodes instead.",
    { restore, removed: removed.join(", ") },
  );

/**
 * The version with its scenes in the episodes of today: a script that was split into several episodes later is divided
 * among them, and their scenes come from its draft.
 */
export function earlierByEpisodes(
  saved: BreakdownVersionData,
  now: BreakdownVersionData,
  episodes: readonly Episode[],
): EarlierVersion {
  const isFilm = saved.breakdown.episodes === undefined;
  const found = isFilm && episodes.length > 1 ? episodesInBlock(saved.breakdown) : [];
  const idOf = (number: string) => episodes.find((one) => isSameNumber(one.number, number))?.id;
  const breakdown = found.length === 0 ? saved.breakdown : dividedBlock(saved.breakdown, idOf);
  const moved = found.flatMap(({ number }) => idOf(number) ?? []).filter((id) => id !== FIRST_EPISODE);
  // Versions saved before drafts were recorded have none, although their scenes come from one.
  const isRead = saved.breakdown.rows.some((row) => row.origin !== undefined && episodeOf(row) === FIRST_EPISODE);
  const draftVersion = saved.draftVersion ?? (isRead ? now.draftVersion : undefined);
  const { drafts } = withDraftOf(saved, moved, draftVersion);
  return { breakdown, draftVersion, drafts, draftOf: (episode) => draftVersionFor({ draftVersion, drafts }, episode) };
}
