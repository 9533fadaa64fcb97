import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { changeStanding } from "../store/team.ts";
import { refusedOf } from "../team-refusal.ts";

export const handler = serve(routes.changeTeamMember, async ({ member, params: { username }, payload, refuse }) => {
  const { may, role, sees } = payload;
  const changed = await changeStanding(member, username, { role: may, label: role, sees });
  return typeof changed === "string" ? refuse(changed, refusedOf(changed, username)) : changed;
});
