import { dividedBlock, episodesInBlock } from "../../shared/breakdown/episodes/divided-block.ts";
import { numberedByEpisodes } from "../../shared/breakdown/episodes/episode-numbers.ts";
import { type Episode, EpisodeNumber, episodeOf, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { EpisodeError, withEpisode } from "../../shared/episodes/episode-change.ts";
import { isSameNumber } from "../../shared/episodes/scene-number.ts";
import { t } from "../../shared/i18n/speech.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { newId } from "../store/aws/id.ts";
import { type BreakdownVersionData, draftVersionFor } from "../store/breakdown/breakdowns.ts";
import type { Draft } from "../store/breakdown/drafts.ts";
import { withDraftOf } from "./draft-merge.ts";
import type { ChangedEpisodes } from "./episode-change.ts";
import { isEpisodeUsed } from "./episode-list.ts";

/**
 * The list with the episodes that a draft holds, and the breakdown with its scenes divided among them; undefined if the
 * breakdown's scenes are not of this draft, or of one episode. Scenes set aside stay with the first episode unless their
 * number names another.
 *
 * @throws {EpisodeError} if an episode may take no scenes, or the list no more episodes
 */
export function episodesSplit(
  before: readonly Episode[],
  production: BreakdownVersionData | undefined,
  draft: Draft,
  drafts: readonly Draft[],
): ChangedEpisodes | undefined {
  const episode = episodeOf(draft);
  if (!production || episode !== FIRST_EPISODE || draftVersionFor(production, episode) !== draft.version) {
    return undefined;
  }
  const found = episodesInBlock(production.breakdown);
  if (found.length === 0) return undefined;
  const isUsed = isEpisodeUsed(production, drafts);
  for (const one of before) {
    if (one.id !== FIRST_EPISODE && found.some(({ number }) => isSameNumber(number, one.number))) {
      requireEmpty(one, isUsed);
    }
  }
  const episodes = found.reduce((list, { number }) => withNumber(list, number), before);
  const idOf = (number: string) => episodes.find((one) => isSameNumber(one.number, number))?.id;
  const divided = dividedBlock(production.breakdown, idOf);
  return {
    episodes,
    breakdown: numberedByEpisodes(divided, episodes),
    ...withDraftOf(
      production,
      found.flatMap(({ number }) => idOf(number) ?? []),
      draft.version,
    ),
    what: stored("Split draft {title} into the episodes {numbers}", {
      title: `v${draft.version} - ${draft.name}`,
      numbers: found.map(({ number }) => number).join(", "),
    }),
  };
}

/** Scenes are added only to an episode without any, because their numbers would appear twice. */
function requireEmpty({ id, number, closed }: Episode, isUsed: (id: string) => boolean): void {
  if (closed) {
    throw new EpisodeError(
      "episodeClosed",
      t('Episode "{number}" is closed, so it cannot take scenes of this draft. Reopen it first.', { number }),
    );
  }
  if (!isUsed(id)) return;
  throw new EpisodeError(
    "episodeInUse",
    t(
      'Episode "{number}" already has scenes or a draft, so some of its numbers would appear twice. Upload the script of the first episode alone, which removes the other scenes from it.',
      { number },
    ),
  );
}

/** The list with an episode of this number. */
function withNumber(episodes: readonly Episode[], number: string): readonly Episode[] {
  if (episodes.some((one) => isSameNumber(one.number, number))) return episodes;
  return withEpisode(episodes, { number: EpisodeNumber.parse(number), name: "" }, newId());
}
