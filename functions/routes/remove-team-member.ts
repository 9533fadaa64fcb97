import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { revokeAll, textOfRevoked } from "../project/revocation.ts";
import { refusedOf } from "../project/team-refusal.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { formerOf, removeFromTeam, restoreToTeam } from "../store/project/team.ts";

export const handler = serve(
  routes.removeTeamMember,
  async ({ member, params: { username }, payload, addDetail, refuse }) => {
    const changed = payload.removed
      ? await removeFromTeam(member, username)
      : await restoreToTeam(member, username, nowSeconds());
    // Also revokes the access of people whose earlier removal was interrupted.
    const former = payload.removed ? await formerOf(member, username) : undefined;
    const revoked = former && (await revokeAll(member, former));
    if (typeof changed === "string") return refuse(changed, refusedOf(changed, username));
    const text = revoked && textOfRevoked(revoked);
    if (text !== undefined) addDetail(text);
    return { ...changed, ...(revoked && { revoked }) };
  },
);
