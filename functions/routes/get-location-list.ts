import { tsvFromBreakdown } from "../../shared/breakdown/breakdown-tsv.ts";
import { routes } from "../../shared/contract/routes.ts";
import { groupIdsOf } from "../../shared/roster/group-edits.ts";
import { locationListTsv, locationOptionsTsv } from "../../shared/roster/location-list.ts";
import { optionsByGroup } from "../../shared/roster/present-options.ts";
import { serve } from "../http.ts";
import { NO_BREAKDOWN } from "../production-tables.ts";
import { locationDetails } from "../shown-details.ts";
import { shownLocks } from "../shown-locks.ts";
import { productionOf } from "../store/breakdowns.ts";
import { optionsOf } from "../store/options.ts";

export const handler = serve(routes.getLocationList, async ({ member, refuse }) => {
  const [production, options] = await Promise.all([productionOf(member), optionsOf(member)]);
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
    locks: await shownLocks(options.locks, locked),
    details: await locationDetails(member, locations),
  };
});
