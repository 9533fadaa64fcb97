import { routes } from "../../shared/contract/routes.ts";
import { assertDates } from "../../shared/dates/dates-string.ts";
import { t } from "../../shared/i18n/speech.ts";
import { optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { roleOfCastId } from "../../shared/roster/roles/role-merge.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { optionLimitText } from "../options/option-limit-text.ts";
import { now } from "../runtime/clock.ts";
import { rosterOf } from "../store/breakdown/breakdowns.ts";
import { addOption, optionsOf } from "../store/options/options.ts";

export const handler = serve(routes.addActorOption, async ({ member, params: { castId }, payload, refuse }) => {
  const [saved, options] = await Promise.all([rosterOf(member), optionsOf(member)]);
  const roster = saved ?? refuse("noBreakdown", NO_BREAKDOWN);
  const role = roleOfCastId(roster, castId) ?? refuse("noSuchRole", t("There is no cast member {castId}.", { castId }));
  assertDates(payload.dates);
  const { actorName, details, dates, profile } = payload;
  const of = role.castId;
  const isKnown = optionsByRole(roster, options.actors).some(
    (option) => option.castId === of && option.actorName === actorName,
  );
  const option = { castId: of, actorName, details, dates, ...(profile && { profile }) };
  const added = !isKnown && (await addOption(member, { kind: "ACTOR", id: of }, actorName, option, now()));
  if (added === "optionLimit") refuse(added, optionLimitText("character"));
  if (!added) refuse("nameTaken", t("{actorName} is already an option for this character.", { actorName }));
  return { ok: true as const };
});
