import { applyCorrection } from "../../shared/breakdown/corrections/apply-correction.ts";
import type { Correction } from "../../shared/breakdown/corrections/correction.ts";
import { CorrectionError } from "../../shared/breakdown/corrections/correction-error.ts";
import { describeCorrection } from "../../shared/breakdown/corrections/describe-changes.ts";
import { routes } from "../../shared/contract/routes.ts";
import { episodeOf } from "../../shared/episodes/episode.ts";
import type { RoleCorrection } from "../../shared/roster/roles/role-correction.ts";
import { describeRoleCorrection, RoleError, rosterCorrected } from "../../shared/roster/roles/role-merge.ts";
import { type BreakdownChange, changeBreakdown } from "../breakdown/breakdown-change.ts";
import { draftOfVersion, linesOf } from "../breakdown/draft-reader.ts";
import { serve } from "../http/serve.ts";
import type { Membership } from "../store/account/sessions.ts";
import { type BreakdownVersionData, draftVersionFor } from "../store/breakdown/breakdowns.ts";

export const handler = serve(routes.correctBreakdown, async ({ member, payload, refuse }) => {
  try {
    return await changeBreakdown(member, payload, refuse, (before) => changeBy(member, before, payload.correction));
  } catch (error) {
    if (error instanceof CorrectionError || error instanceof RoleError) return refuse("cannotCorrect", error.message);
    throw error;
  }
});

async function changeBy(
  member: Membership,
  before: BreakdownVersionData,
  correction: Correction | RoleCorrection,
): Promise<BreakdownChange> {
  const { breakdown, roster } = before;
  switch (correction.kind) {
    case "mergeRoles":
    case "splitRole":
    case "keepApart":
      return {
        breakdown,
        roster: rosterCorrected(roster, correction),
        what: describeRoleCorrection(roster, correction),
      };
    default: {
      const lines =
        correction.kind === "split" || correction.kind === "find"
          ? await linesOfScene(member, before, correction.row)
          : [];
      return {
        breakdown: applyCorrection(breakdown, correction, lines),
        what: describeCorrection(breakdown, correction),
      };
    }
  }
}

/** The lines of the draft that a scene comes from; empty if none are stored. */
async function linesOfScene(member: Membership, before: BreakdownVersionData, id: string) {
  const row = before.breakdown.rows.find((one) => one.id === id);
  const episode = episodeOf(row ?? {});
  const draft = await draftOfVersion(member, draftVersionFor(before, episode), episode);
  return (draft && (await linesOf(member, draft.draftId))) ?? [];
}
