import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { productionTables } from "../breakdown/breakdown-tables.ts";
import { readingOf } from "../breakdown/draft-reader.ts";
import { NotWritten, step } from "../breakdown/pipeline-step.ts";
import { now } from "../runtime/clock.ts";
import { Refusal } from "../runtime/refusal.ts";
import type { SystemGrant } from "../store/account/sessions.ts";
import { currentBreakdown, type Saving, saveBreakdown } from "../store/breakdown/breakdowns.ts";
import { discardPendingDraft, pendingDraftOf, setPendingDraft } from "../store/breakdown/pending-draft.ts";

/**
 * Saves the breakdown, cast and locations as one new version, keeping edits of the previous version. A later draft with
 * `review` is set to wait for review instead. Refuses to replace a breakdown that was made from a newer draft in the
 * meantime.
 */
export const handler = step("write-breakdown", async ({ draftId, version, name, run, review, over }, grant) => {
  const { fresh, lines } = await readingOf(grant, draftId);
  for (;;) {
    const before = await currentBreakdown(grant);
    if (before?.operation === run) return {}; // A retry after a lost response.
    if (before && review) {
      if (await setPendingDraft(grant, { draftId, version }, now())) return {};
      throw new NotWritten(NEWER_WAITS);
    }
    const newest = before?.draftVersion ?? 0;
    if (newest > version && over !== undefined && newest > over) throw new NotWritten(newerCame(newest));
    const breakdown = before ? mergeDraft(before.breakdown, fresh, { lines }) : fresh;
    const roster = rosterFromBreakdown(breakdown, before?.roster);
    const tables = productionTables(breakdown, roster);
    const after = before?.version ?? 0;
    const what = `Read draft v${version} - ${name}`;
    const saving = { breakdown, roster, tables, operation: run, after, what, draftVersion: version };
    // Someone saved an edit in between: merge again with the newest version.
    if ((await saved(grant, saving)) === undefined) continue;
    const waiting = await pendingDraftOf(grant);
    if (waiting && waiting.draftVersion <= version) await discardPendingDraft(grant, waiting.draftVersion);
    return {};
  }
});

const NEWER_WAITS =
  "A newer draft is waiting for review. Apply or discard that draft first, then press Generate Breakdown here.";

const newerCame = (version: number) =>
  `The newer draft v${version} was applied to the breakdown while this one was being read, so nothing was changed. To use this draft anyway, press Generate Breakdown.`;

const NEWER_FORMAT =
  "The breakdown was saved by a newer version of Backlot, so nothing was changed. The script is kept: press Generate Breakdown once Backlot is up to date again.";

async function saved(grant: SystemGrant, saving: Saving): Promise<number | undefined> {
  try {
    return await saveBreakdown(grant, saving, now());
  } catch (error) {
    throw error instanceof Refusal ? new NotWritten(NEWER_FORMAT) : error;
  }
}
