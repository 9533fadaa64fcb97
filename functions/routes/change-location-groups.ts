import { routes } from "../../shared/contract/routes.ts";
import { message } from "../../shared/i18n/speech.ts";
import { describeGroupChange } from "../../shared/roster/roles/describe-group-change.ts";
import { GroupError, rosterRegrouped } from "../../shared/roster/roles/group-edits.ts";
import { changeBreakdown } from "../breakdown/breakdown-change.ts";
import { serve } from "../http/serve.ts";

const STALE = message(
  "Someone else has changed the breakdown or the groups in the meantime. Check them, then try again.",
);

export const handler = serve(routes.changeLocationGroups, async ({ member, payload, refuse }) => {
  try {
    return await changeBreakdown(
      member,
      payload,
      refuse,
      ({ breakdown, roster }) => ({
        breakdown,
        roster: rosterRegrouped(roster, payload.change),
        what: describeGroupChange(roster.groups, payload.change),
      }),
      STALE,
    );
  } catch (error) {
    if (error instanceof GroupError) return refuse("cannotRegroup", error.message);
    throw error;
  }
});
