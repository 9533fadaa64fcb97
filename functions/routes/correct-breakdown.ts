import { correctionInWords } from "../../shared/breakdown/changes-in-words.ts";
import { corrected } from "../../shared/breakdown/corrected.ts";
import type { Correction } from "../../shared/breakdown/correction.ts";
import { CorrectionError } from "../../shared/breakdown/correction-error.ts";
import { routes } from "../../shared/contract/routes.ts";
import type { RoleCorrection } from "../../shared/roster/role-correction.ts";
import { RoleError, roleCorrectionInWords, rosterCorrected } from "../../shared/roster/role-merge.ts";
import { type Change, changeBreakdown } from "../breakdown-change.ts";
import { draftOfVersion, linesOf } from "../draft-reading.ts";
import { serve } from "../http.ts";
import type { Production } from "../store/breakdowns.ts";
import type { Membership } from "../store/sessions.ts";

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
  { breakdown, roster, draftVersion }: Production,
  correction: Correction | RoleCorrection,
): Promise<Change> {
  switch (correction.kind) {
    case "mergeRoles":
    case "splitRole":
    case "keepApart":
      return {
        breakdown,
        roster: rosterCorrected(roster, correction),
        what: roleCorrectionInWords(roster, correction),
      };
    default: {
      const lines =
        correction.kind === "split" || correction.kind === "find" ? await linesOfBreakdown(member, draftVersion) : [];
      return { breakdown: corrected(breakdown, correction, lines), what: correctionInWords(breakdown, correction) };
    }
  }
}

/** The lines of the draft that the breakdown was made from; none are kept of one that was not read from pages. */
async function linesOfBreakdown(member: Membership, draftVersion: number | undefined) {
  const draft = await draftOfVersion(member, draftVersion);
  return (draft && (await linesOf(member, draft.draftId))) ?? [];
}
