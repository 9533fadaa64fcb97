import { routes } from "../../shared/contract/routes.ts";
import { castMemberTsv, castOptionLines } from "../../shared/roster/cast-list.ts";
import { optionsByRole } from "../../shared/roster/present-options.ts";
import { castIdsOf, roleOfCastId } from "../../shared/roster/role-merge.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { actorDetails } from "../shown-details.ts";
import { shownLocks } from "../shown-locks.ts";
import { productionOf } from "../store/breakdowns.ts";
import { optionsOf } from "../store/options.ts";

export const handler = serve(routes.getCastOptions, async ({ member, params: { castId }, refuse }) => {
  const [production, options] = await Promise.all([productionOf(member), optionsOf(member)]);
  const { roster, breakdown } = production ?? refuse("noBreakdown", NO_BREAKDOWN);
  const role = roleOfCastId(roster, castId) ?? refuse("noSuchRole", `There is no cast member ${castId}.`);
  const own = optionsByRole(roster, options.actors).filter((option) => option.castId === role.castId);
  const name = own.find((option) => option.locked)?.actorName;
  const places = castIdsOf(role).map((id) => ({ kind: "ACTOR" as const, id }));
  const [lock] = name === undefined ? [] : await shownLocks(options.locks, [{ id: role.castId, name, places }]);
  return {
    cast_list: castMemberTsv(role, breakdown),
    cast_options: castOptionLines(own),
    locked: name ?? null,
    lock: lock ? { name: lock.name, by: lock.by, at: lock.at } : null,
    details: (await actorDetails(member, own)).map(({ castId: _, ...details }) => details),
  };
});
