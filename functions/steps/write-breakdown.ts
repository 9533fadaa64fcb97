import { changedScenesByEpisode } from "../../shared/breakdown/episodes/changed-episodes.ts";
import { episodeOf } from "../../shared/episodes/episode.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { productionTables } from "../breakdown/breakdown-tables.ts";
import { dividedDraft, divisionOrRefusal, keptTexts, numberAmong, withDraft } from "../breakdown/draft-merge.ts";
import { readingOf } from "../breakdown/draft-reader.ts";
import { NotWritten, step } from "../breakdown/pipeline-step.ts";
import { now } from "../runtime/clock.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { SystemGrant } from "../store/account/sessions.ts";
import {
  type BreakdownVersionData,
  currentBreakdown,
  draftVersionFor,
  type Saving,
  saveBreakdown,
} from "../store/breakdown/breakdowns.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { episodesOf, unchangedEpisodes } from "../store/breakdown/episodes.ts";
import { discardPendingDraft, pendingDraftOf, setPendingDraft } from "../store/breakdown/pending-draft.ts";

/**
 * Saves the breakdown, cast and locations as one new version, keeping edits of the previous version. A later draft with
 * `review` is set to wait for review instead. Refuses to replace a breakdown that was made from a newer draft in the
 * meantime.
 */
export const handler = step("write-breakdown", async (input, grant) => {
  const { draftId, version, name, run, review, over, episode } = input;
  const reading = await readingOf(grant, draftId);
  for (;;) {
    const [before, list, drafts] = await Promise.all([currentBreakdown(grant), episodesOf(grant), draftsOf(grant)]);
    if (before?.operation === run) return {}; // A retry after a lost response.
    const divided = divisionOrRefusal(
      () => dividedDraft(reading.fresh, episode, list.episodes, before, drafts),
      (words) => {
        throw new NotWritten(words);
      },
    );
    if (before && review && [...divided.parts.keys()].some((one) => hasScenes(before, one))) {
      if (await setPendingDraft(grant, episode, { draftId, version }, now())) return {};
      throw new NotWritten(NEWER_WAITS);
    }
    const newest = (before && draftVersionFor(before, episode)) ?? 0;
    if (newest > version && over !== undefined && newest > over) throw new NotWritten(newerCame(newest));
    const merged = withDraft(before, list.episodes, divided, { lines: reading.lines, version });
    const roster = rosterFromBreakdown(merged.breakdown, before?.roster);
    const tables = productionTables(merged.breakdown, roster);
    const after = before?.version ?? 0;
    const what = [readText(`v${version} - ${name}`, numberAmong(list.episodes, episode)), ...keptTexts(divided)].join(
      ", ",
    );
    const episodes = changedScenesByEpisode(before?.breakdown, merged.breakdown);
    const alongside = [unchangedEpisodes(grant, list.version)];
    // Someone saved an edit or changed the episodes in between: merge again with the newest version.
    if (
      (await saved(grant, { ...merged, roster, tables, operation: run, after, what, episodes, alongside })) ===
      undefined
    ) {
      continue;
    }
    const waiting = await pendingDraftOf(grant, episode);
    if (waiting && waiting.draftVersion <= version) await discardPendingDraft(grant, episode, waiting.draftVersion);
    return {};
  }
});

/** Whether a later draft of the episode would change scenes. A film's always would. */
function hasScenes(before: BreakdownVersionData, episode: string): boolean {
  const { episodes, rows } = before.breakdown;
  return episodes === undefined
    ? rows.length === 0 || rows.some((row) => episodeOf(row) === episode)
    : draftVersionFor(before, episode) !== undefined;
}

const readText = (title: string, number: string | undefined): string =>
  number === undefined
    ? stored("Read draft {title}", { title })
    : stored("Read draft {title} (episode {number})", { title, number });

const NEWER_WAITS = stored(
  "A newer draft is waiting for review. Apply or discard that draft first, then press Generate Breakdown here.",
);

const newerCame = (version: number) =>
  stored(
    "The newer draft v{version} was applied to the breakdown while this one was being read, so nothing was changed. To use this draft anyway, press Generate Breakdown.",
    { version },
  );

const NEWER_FORMAT = stored(
  "The breakdown was saved by a newer version of Backlot, so nothing was changed. The script is kept: press Generate Breakdown once Backlot is up to date again.",
);

async function saved(grant: SystemGrant, saving: Saving): Promise<number | undefined> {
  try {
    return await saveBreakdown(grant, saving, now());
  } catch (error) {
    throw error instanceof Refusal ? new NotWritten(NEWER_FORMAT) : error;
  }
}
