import { mergeDraft } from "../../shared/breakdown/merge.ts";
import { rosterFromBreakdown } from "../../shared/roster/roster-from-breakdown.ts";
import { now } from "../clock.ts";
import { readingOf } from "../draft-reading.ts";
import { productionTables } from "../production-tables.ts";
import { step } from "../step.ts";
import { productionOf, saveProduction } from "../store/breakdowns.ts";
import { discardProposal, proposalOf, propose } from "../store/proposals.ts";

/**
 * Writes the breakdown, the cast and the locations as one new version; what people did to the version before is kept.
 * A later draft that is to be reviewed waits instead.
 */
export const handler = step("write-breakdown", async ({ draftId, version, name, run, review }, leave) => {
  const { fresh, lines } = await readingOf(leave, draftId);
  for (;;) {
    const before = await productionOf(leave);
    if (before?.operation === run) return {}; // a retry after a lost answer
    if (before && review) {
      await propose(leave, { draftId, version }, now());
      return {};
    }
    const breakdown = before ? mergeDraft(before.breakdown, fresh, { lines }) : fresh;
    const roster = rosterFromBreakdown(breakdown, before?.roster);
    const tables = productionTables(breakdown, roster);
    const after = before?.version ?? 0;
    const what = `Read draft v${version} - ${name}`;
    const saving = { breakdown, roster, tables, operation: run, after, what, draftVersion: version };
    // Somebody saved an edit in between: merge into theirs.
    if ((await saveProduction(leave, saving, now())) === undefined) continue;
    const waiting = await proposalOf(leave);
    if (waiting && waiting.draftVersion <= version) await discardProposal(leave, waiting.draftVersion);
    return {};
  }
});
