import { routes } from "../../shared/contract/routes.ts";
import { AmbiguousSceneError, withSceneIds } from "../../shared/need-to-know/named-scenes.ts";
import type { Sees } from "../../shared/need-to-know/sees.ts";
import { serve } from "../http.ts";
import { productionOf } from "../store/breakdowns.ts";
import { changeStanding } from "../store/team.ts";
import { refusedOf } from "../team-refusal.ts";

export const handler = serve(routes.changeTeamMember, async ({ member, params: { username }, payload, refuse }) => {
  const { may, role } = payload;
  const sees = payload.sees && (await namedScenes(payload.sees));
  const changed = await changeStanding(member, username, { role: may, label: role, sees });
  if (typeof changed === "string") return refuse(changed, refusedOf(changed, username));
  return { ...changed, ...(payload.sees && changed.may !== "owner" && { sees: payload.sees }) };

  async function namedScenes(given: Sees): Promise<Sees> {
    if (given.kind !== "scenes") return given;
    try {
      return withSceneIds(given, (await productionOf(member))?.breakdown);
    } catch (error) {
      if (!(error instanceof AmbiguousSceneError)) throw error;
      return refuse("ambiguousScene", error.message);
    }
  }
});
