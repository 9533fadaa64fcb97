import { tsvFromBreakdown } from "../../../shared/breakdown/formats/breakdown-tsv.ts";
import { breakdownFromScenes } from "../../../shared/breakdown/model/breakdown-from-scenes.ts";
import { NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import {
  castListCompleteTsv,
  castMemberTsv,
  castOptionLines,
  castOptionsTsv,
} from "../../../shared/roster/options/cast-list.ts";
import { locationListTsv, locationOptionsTsv } from "../../../shared/roster/options/location-list.ts";
import { NO_LOCATION_SITE } from "../../../shared/roster/options/location-site.ts";
import type { ActorOption, LocationOption } from "../../../shared/roster/options/option.ts";
import type { OptionLock } from "../../../shared/roster/options/option-lock.ts";
import { rosterFromBreakdown } from "../../../shared/roster/roles/roster-from-breakdown.ts";
import { scenesFromFountain } from "../../../shared/screenplay/files/fountain.ts";
import { refused } from "./fake-api.ts";

/** Five scenes at three places; MARA is in four of them, ODO in two, PILAR in one. */
const SCREENPLAY = `INT. LIGHTHOUSE - LAMP ROOM - DAY

MARA polishes the lens. ODO climbs in, out of breath.

ODO
The ferry is early.

MARA
Then so are we.

EXT. HARBOUR QUAY - DAY

MARA
Over here!

INT. LIGHTHOUSE - KITCHEN - NIGHT

MARA
You cook like the sea.

ODO
Salty?

EXT. HARBOUR QUAY - NIGHT

MARA
Nobody sails tonight.

INT. FERRY - DAY

PILAR
One short.
`;

const breakdown = breakdownFromScenes(scenesFromFountain(SCREENPLAY).scenes);
const roster = rosterFromBreakdown(breakdown);
const described = { picture: null, photos: [], version: 0 };

/** The breakdown table as the server sends it. */
export const TABLE = { tsv_content: tsvFromBreakdown(breakdown), version: 1 };

export const NO_BREAKDOWN = refused(404, "noBreakdown", "There is no breakdown yet. Upload a script first.");

export const actor = (actorName: string, dates = "", details = ""): ActorOption => ({
  ...{ castId: "1", actorName, details, dates, locked: false },
});

export const place = (locationName: string, dates = "", address = ""): LocationOption => ({
  ...{ groupId: "L1", locationName, address, dates, locked: false },
});

/** The server's response for a character: the one with this Cast ID, with its options. */
export const castOptions = (castId: string, options: readonly ActorOption[] = []) => ({
  cast_list: castMemberTsv(roster.roles.find((role) => role.castId === castId)!, breakdown),
  cast_options: castOptionLines(options),
  locked: null,
  lock: null,
  details: options.map(({ actorName }) => ({ ...described, actorName, profile: NO_ACTOR_PROFILE })),
});

/** The cast with its options. */
export const castListComplete = (
  options: readonly ActorOption[] = [],
  locks: readonly (OptionLock & { readonly id: string })[] = [],
) => ({
  cast_list: castListCompleteTsv(roster, breakdown, options),
  cast_options: castOptionsTsv(options),
  locks: [...locks],
  details: options.map(({ castId, actorName }) => ({ ...described, castId, actorName, profile: NO_ACTOR_PROFILE })),
});

/** The location groups with their options. */
export const locationList = (options: readonly LocationOption[] = []) => ({
  location_list: locationListTsv(roster, breakdown, options),
  location_options: locationOptionsTsv(options),
  breakdown: TABLE.tsv_content,
  version: 1,
  locks: [],
  details: options.map(({ groupId, locationName }) => ({
    ...described,
    groupId,
    locationName,
    site: NO_LOCATION_SITE,
  })),
});
