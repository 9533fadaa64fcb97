import { crewForViewers } from "../../shared/call-sheet/crew.ts";
import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { crewOf } from "../store/crew.ts";

export const handler = serve(routes.getCrew, async ({ member }) => {
  const { departments, version } = await crewOf(member);
  return { departments: member.may === "viewer" ? crewForViewers(departments) : departments, version };
});
