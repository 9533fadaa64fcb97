import { crewForViewers } from "../../shared/call-sheet/model/crew.ts";
import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { crewOf } from "../store/call-sheet/crew.ts";

export const handler = serve(routes.getCrew, async ({ member }) => {
  const { departments, version } = await crewOf(member);
  return { departments: member.may === "viewer" ? crewForViewers(departments) : departments, version };
});
