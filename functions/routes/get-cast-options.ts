import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { castMemberTsv, castOptionLines } from "../../shared/roster/options/cast-list.ts";
import { optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { castIdsOf, roleOfCastId } from "../../shared/roster/roles/role-merge.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { actorDetails } from "../options/option-details-view.ts";
import { optionLocksView } from "../options/option-locks-view.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { optionsOf } from "../store/options/options.ts";

export const handler = serve(routes.getCastOptions, async ({ member, params: { castId }, refuse }) => {
  const [production, options] = await Promise.all([currentBreakdown(member), optionsOf(member)]);
  const { roster, breakdown } = production ?? refuse("noBreakdown", NO_BREAKDOWN);
  const role = roleOfCastId(roster, castId) ?? refuse("noSuchRole", t("There is no cast member {castId}.", { castId }));
  const own = optionsByRole(roster, options.actors).filter((option) => option.castId === role.castId);
  const name = own.find((option) => option.locked)?.actorName;
  const places = castIdsOf(role).map((id) => ({ kind: "ACTOR" as const, id }));
  const [lock] = name === undefined ? [] : await optionLocksView(options.locks, [{ id: role.castId, name, places }]);
  return {
    cast_list: castMemberTsv(role, breakdown),
    cast_options: castOptionLines(own),
    locked: name ?? null,
    lock: lock ? { name: lock.name, by: lock.by, at: lock.at } : null,
    details: (await actorDetails(member, own)).map(({ castId: _, ...details }) => details),
  };
});
