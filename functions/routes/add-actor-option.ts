import { routes } from "../../shared/contract/routes.ts";
import { optionsByRole } from "../../shared/roster/present-options.ts";
import { roleOfCastId } from "../../shared/roster/role-merge.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { checkDates } from "../readable-dates.ts";
import { rosterOf } from "../store/breakdowns.ts";
import { addOption, optionsOf } from "../store/options.ts";

export const handler = serve(routes.addActorOption, async ({ member, params: { castId }, payload, refuse }) => {
  const [saved, options] = await Promise.all([rosterOf(member), optionsOf(member)]);
  const roster = saved ?? refuse("noBreakdown", NO_BREAKDOWN);
  const role = roleOfCastId(roster, castId) ?? refuse("noSuchRole", `There is no cast member ${castId}.`);
  checkDates(payload.dates, refuse);
  const { actorName, details, dates, profile } = payload;
  const of = role.castId;
  const isKnown = optionsByRole(roster, options.actors).some(
    (option) => option.castId === of && option.actorName === actorName,
  );
  const option = { castId: of, actorName, details, dates, ...(profile && { profile }) };
  const added = !isKnown && (await addOption(member, { kind: "ACTOR", id: of }, actorName, option, now()));
  if (!added) refuse("nameTaken", `${actorName} is already an option for this character.`);
  return { ok: true as const };
});
