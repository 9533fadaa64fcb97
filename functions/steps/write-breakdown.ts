import { mergeDraft } from "../../shared/breakdown/merge.ts";
import { rosterFromBreakdown } from "../../shared/roster/roster-from-breakdown.ts";
import { now } from "../clock.ts";
import { readingOf } from "../draft-reading.ts";
import { productionTables } from "../production-tables.ts";
import { Refusal } from "../refusal.ts";
import { NotWritten, step } from "../step.ts";
import { productionOf, type Saving, saveProduction } from "../store/breakdowns.ts";
import { discardProposal, proposalOf, propose } from "../store/proposals.ts";
import type { Leave } from "../store/sessions.ts";

/**
 * Writes the breakdown, the cast and the locations as one new version; what people did to the version before is kept.
 * A later draft that is to be reviewed waits instead. What has become newer meanwhile stays as it is.
 */
export const handler = step("write-breakdown", async ({ draftId, version, name, run, review, over }, leave) => {
  const { fresh, lines } = await readingOf(leave, draftId);
  for (;;) {
    const before = await productionOf(leave);
    if (before?.operation === run) return {}; // a retry after a lost answer
    if (before && review) {
      if (await propose(leave, { draftId, version }, now())) return {};
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
    // Somebody saved an edit in between: merge into theirs.
    if ((await saved(leave, saving)) === undefined) continue;
    const waiting = await proposalOf(leave);
    if (waiting && waiting.draftVersion <= version) await discardProposal(leave, waiting.draftVersion);
    return {};
  }
});

const NEWER_WAITS =
  "A newer draft is waiting for review. Apply or discard that draft first, then press Generate Breakdown here.";

const newerCame = (version: number) =>
  `The newer draft v${version} was applied to the breakdown while this one was being read, so nothing was changed. To use this draft anyway, press Generate Breakdown.`;

const NEWER_FORMAT =
  "The breakdown was saved by a newer version of Backlot, so nothing was changed. The script is kept: press Generate Breakdown once Backlot is up to date again.";

async function saved(leave: Leave, saving: Saving): Promise<number | undefined> {
  try {
    return await saveProduction(leave, saving, now());
  } catch (error) {
    throw error instanceof Refusal ? new NotWritten(NEWER_FORMAT) : error;
  }
}
