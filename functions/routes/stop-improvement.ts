import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { settledImprovement, shownImprovement } from "../improvement.ts";
import { improvementOf, noteImprovement } from "../store/improvements.ts";

export const handler = serve(routes.stopImprovement, async ({ member, params: { scheduleName } }) => {
  const known = await settledImprovement(member, scheduleName);
  if (known?.status !== "running") return shownImprovement(known);
  const stopping = await noteImprovement(member, scheduleName, known.run, { isStopping: true });
  return shownImprovement(stopping ?? (await improvementOf(member, scheduleName)));
});
