import { routes } from "../../shared/contract/routes.ts";
import { DatesError } from "../../shared/roster/dates.ts";
import { exchange } from "../board-exchange.ts";
import { serve } from "../http.ts";
import { shownImprovement } from "../improvement.ts";
import { improvementOf, noteImprovement } from "../store/improvements.ts";

export const handler = serve(routes.exchangeImprovement, async ({ member, params: { scheduleName }, refuse }) => {
  const known = await improvementOf(member, scheduleName);
  const other = known?.status !== "running" ? known?.other : undefined;
  if (!known || other === undefined) {
    return refuse("nothingFound", `There is no search result to replace "${scheduleName}".`);
  }
  const isInUse = known.status === "improved";
  const what = isInUse ? "Undid the search result." : "Applied the search result.";
  try {
    const aside = await exchange(member, scheduleName, { ...known, other }, { by: member.userId, what });
    const status = isInUse ? "undone" : "improved";
    return shownImprovement(await noteImprovement(member, scheduleName, known.run, { status, other: aside }));
  } catch (error) {
    if (error instanceof DatesError) return refuse("unreadableDates", error.message);
    throw error;
  }
});
