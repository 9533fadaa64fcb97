import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { removeFromTeam, restoreToTeam } from "../store/team.ts";
import { refusedOf } from "../team-refusal.ts";

export const handler = serve(routes.removeTeamMember, async ({ member, params: { username }, payload, refuse }) => {
  const changed = await (payload.removed ? removeFromTeam : restoreToTeam)(member, username);
  return typeof changed === "string" ? refuse(changed, refusedOf(changed, username)) : changed;
});
