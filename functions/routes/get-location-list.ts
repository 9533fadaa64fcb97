import { tsvFromBreakdown } from "../../shared/breakdown/formats/breakdown-tsv.ts";
import { routes } from "../../shared/contract/routes.ts";
import { locationListTsv, locationOptionsTsv } from "../../shared/roster/options/location-list.ts";
import { optionsByGroup } from "../../shared/roster/options/options-by-owner.ts";
import { groupIdsOf } from "../../shared/roster/roles/group-edits.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { locationDetails } from "../options/option-details-view.ts";
import { optionLocksView } from "../options/option-locks-view.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { optionsOf } from "../store/options/options.ts";

export const handler = serve(routes.getLocationList, async ({ member, refuse }) => {
  const [production, options] = await Promise.all([currentBreakdown(member), optionsOf(member)]);
  const { roster, breakdown, version } = production ?? refuse("noBreakdown", NO_BREAKDOWN);
  const locations = optionsByGroup(roster, options.locations);
  const locked = locations.flatMap((option) => {
    const group = roster.groups.find(({ id }) => id === option.groupId);
    if (!option.locked || !group) return [];
    const places = groupIdsOf(group).map((id) => ({ kind: "LOCATION" as const, id }));
    return { id: group.id, name: option.locationName, places };
  });
  return {
    location_list: locationListTsv(roster, breakdown, locations),
    location_options: locationOptionsTsv(locations),
    breakdown: tsvFromBreakdown(breakdown),
    version,
    locks: await optionLocksView(options.locks, locked),
    details: await locationDetails(member, locations),
  };
});
