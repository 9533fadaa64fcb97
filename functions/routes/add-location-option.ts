import { routes } from "../../shared/contract/routes.ts";
import { assertDates } from "../../shared/dates/dates-string.ts";
import { t } from "../../shared/i18n/speech.ts";
import { optionsByGroup } from "../../shared/roster/options/options-by-owner.ts";
import { groupOfId } from "../../shared/roster/roles/group-edits.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { optionLimitText } from "../options/option-limit-text.ts";
import { now } from "../runtime/clock.ts";
import { rosterOf } from "../store/breakdown/breakdowns.ts";
import { addOption, optionsOf } from "../store/options/options.ts";

const NO_GROUP = "None";

export const handler = serve(routes.addLocationOption, async ({ member, params: { locationId }, payload, refuse }) => {
  const [saved, options] = await Promise.all([rosterOf(member), optionsOf(member)]);
  const roster = saved ?? refuse("noBreakdown", NO_BREAKDOWN);
  const id = locationId === NO_GROUP ? NO_GROUP : groupOfId(roster, locationId)?.id;
  const groupId = id ?? refuse("noSuchGroup", t("There is no location group {locationId}.", { locationId }));
  const { locationName, address, dates, site } = payload;
  assertDates(dates);
  const isKnown = optionsByGroup(roster, options.locations).some(
    (option) => option.groupId === groupId && option.locationName === locationName,
  );
  const option = { groupId, locationName, address, dates, ...(site && { site }) };
  const added = !isKnown && (await addOption(member, { kind: "LOCATION", id: groupId }, locationName, option, now()));
  if (added === "optionLimit") refuse(added, optionLimitText("location"));
  if (!added) refuse("nameTaken", t("{locationName} is already an option for this location.", { locationName }));
  return { ok: true as const };
});
