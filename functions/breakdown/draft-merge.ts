import { partsOfDraft } from "../../shared/breakdown/episodes/draft-parts.ts";
import { mergeEpisodes } from "../../shared/breakdown/episodes/merge-episodes.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { type Episode, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import type { BreakdownVersionData, Saving } from "../store/breakdown/breakdowns.ts";
import type { DraftReading } from "./draft-reader.ts";

/** A parsed draft with its version and episode, and the ids of removed scenes that it must not restore. */
interface MergedDraft extends DraftReading {
  readonly version: number;
  readonly episode: string;
  readonly keepAside?: readonly string[];
}

/**
 * The breakdown with a draft merged, and the drafts that its episodes then come from.
 *
 * @throws {MissingEpisodesError} if the draft holds several episodes of which only some are in the list
 */
export function withDraft(
  before: BreakdownVersionData | undefined,
  episodes: readonly Episode[],
  { fresh, lines, version, episode, keepAside }: MergedDraft,
): Pick<Saving, "draftVersion" | "drafts"> & { readonly breakdown: Breakdown } {
  const parts = partsOfDraft(fresh, episode, episodes);
  const options = { lines, ...(keepAside && { keepAside }) };
  const breakdown = mergeEpisodes(before?.breakdown, parts, episodes, options);
  return { breakdown, ...withDraftOf(before, [...parts.keys()], version) };
}

/** The drafts that the episodes come from, with that of some replaced. */
export function withDraftOf(
  before: Pick<BreakdownVersionData, "draftVersion" | "drafts"> | undefined,
  episodes: readonly string[],
  version: number,
): Pick<Saving, "draftVersion" | "drafts"> {
  const others = episodes.filter((episode) => episode !== FIRST_EPISODE);
  const drafts = { ...before?.drafts, ...Object.fromEntries(others.map((episode) => [episode, version])) };
  return {
    draftVersion: episodes.includes(FIRST_EPISODE) ? version : before?.draftVersion,
    ...(Object.keys(drafts).length > 0 && { drafts }),
  };
}

/** Which episode a text is about, after it; nothing for a film. */
export function ofEpisodeText(episodes: readonly Episode[], id: string): string {
  const { number } = (episodes.length > 1 && episodes.find((episode) => episode.id === id)) || {};
  return number === undefined ? "" : ` (episode ${number})`;
}
