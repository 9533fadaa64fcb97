import { routes } from "../../shared/contract/routes.ts";
import { groupChangeInWords } from "../../shared/roster/group-change-in-words.ts";
import { GroupError, rosterRegrouped } from "../../shared/roster/group-edits.ts";
import { changeBreakdown } from "../breakdown-change.ts";
import { serve } from "../http.ts";

const STALE = "Someone else has changed the breakdown or the groups in the meantime. Check them, then try again.";

export const handler = serve(routes.changeLocationGroups, async ({ member, payload, refuse }) => {
  try {
    return await changeBreakdown(
      member,
      payload,
      refuse,
      ({ breakdown, roster }) => ({
        breakdown,
        roster: rosterRegrouped(roster, payload.change),
        what: groupChangeInWords(roster.groups, payload.change),
      }),
      STALE,
    );
  } catch (error) {
    if (error instanceof GroupError) return refuse("cannotRegroup", error.message);
    throw error;
  }
});
