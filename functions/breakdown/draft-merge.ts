import {
  type DraftParts,
  DraftPartsError,
  type DraftTarget,
  partsOfDraft,
} from "../../shared/breakdown/episodes/draft-parts.ts";
import { mergeEpisodes } from "../../shared/breakdown/episodes/merge-episodes.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { type Episode, episodeOf, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { type BreakdownVersionData, draftVersionFor, type Saving } from "../store/breakdown/breakdowns.ts";
import type { Draft } from "../store/breakdown/drafts.ts";
import type { DraftReading } from "./draft-reader.ts";

/** The lines and version of a parsed draft, and the ids of removed scenes that it must not restore. */
interface MergedDraft extends Pick<DraftReading, "lines"> {
  readonly version: number;
  readonly keepAside?: readonly string[];
}

type Before = Pick<BreakdownVersionData, "draftVersion" | "drafts">;

/**
 * The draft of an episode, divided by the episodes that it changes.
 *
 * @throws {DraftPartsError} if it holds several of which only some are in the list, or of which none may change
 */
export function dividedDraft(
  fresh: Breakdown,
  episode: string,
  episodes: readonly Episode[],
  before: Before | undefined,
  drafts: readonly Draft[],
): DraftParts {
  const targets = episodes.map((one): DraftTarget => ({ ...one, hasOwnDraft: hasOwnDraft(one.id, before, drafts) }));
  return partsOfDraft(fresh, episode, targets);
}

/** The division of a draft, or the refusal of one that cannot be merged. */
export function divisionOrRefusal(divide: () => DraftParts, refuse: (words: string) => never): DraftParts {
  try {
    return divide();
  } catch (error) {
    if (error instanceof DraftPartsError) return refuse(error.message);
    throw error;
  }
}

/** Whether an episode's scenes come from a draft that was uploaded for it. */
function hasOwnDraft(episode: string, before: Before | undefined, drafts: readonly Draft[]): boolean {
  const from = before && draftVersionFor(before, episode);
  return from !== undefined && drafts.some((draft) => draft.version === from && episodeOf(draft) === episode);
}

/** The breakdown with a draft merged, and the drafts that its episodes then come from. */
export function withDraft(
  before: BreakdownVersionData | undefined,
  episodes: readonly Episode[],
  divided: DraftParts,
  { lines, version, keepAside }: MergedDraft,
): Pick<Saving, "draftVersion" | "drafts"> & { readonly breakdown: Breakdown } {
  const options = { lines, ...(keepAside && { keepAside }) };
  const breakdown = mergeEpisodes(before?.breakdown, divided, episodes, options);
  return { breakdown, ...withDraftOf(before, [...divided.parts.keys()], version) };
}

/** What a draft does not change, for the description of its version. */
export function keptTexts({ kept }: DraftParts): string[] {
  return kept.map(({ number, closed }) =>
    closed
      ? stored("kept the scenes of the closed episode {number}", { number })
      : stored("kept the scenes of episode {number} from its own draft", { number }),
  );
}

/** The drafts that the episodes come from, with that of some replaced, or removed without a version. */
export function withDraftOf(
  before: Before | undefined,
  episodes: readonly string[],
  version: number | undefined,
): Pick<Saving, "draftVersion" | "drafts"> {
  const others = Object.entries(before?.drafts ?? {}).filter(([episode]) => !episodes.includes(episode));
  const changed = version === undefined ? [] : episodes.filter((episode) => episode !== FIRST_EPISODE);
  const drafts = Object.fromEntries([...others, ...changed.map((episode) => [episode, version] as const)]);
  return {
    draftVersion: episodes.includes(FIRST_EPISODE) ? version : before?.draftVersion,
    drafts: Object.keys(drafts).length > 0 ? (drafts as Record<string, number>) : undefined,
  };
}

/** The number of an episode, for a text about it; undefined for a film. */
export function numberAmong(episodes: readonly Episode[], id: string): string | undefined {
  return episodes.length > 1 ? episodes.find((episode) => episode.id === id)?.number : undefined;
}
