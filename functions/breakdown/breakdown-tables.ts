import { tsvFromBreakdown } from "../../shared/breakdown/formats/breakdown-tsv.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { message } from "../../shared/i18n/speech.ts";
import { castListTsv } from "../../shared/roster/options/cast-list.ts";
import { locationListTsv } from "../../shared/roster/options/location-list.ts";
import type { Roster } from "../../shared/roster/roles/roster.ts";

/** The tables stored with a breakdown for people and other programs, by file name. */
export function productionTables(breakdown: Breakdown, roster: Roster): Record<string, string> {
  return {
    "breakdown.tsv": tsvFromBreakdown(breakdown),
    "cast-list.tsv": castListTsv(roster, breakdown),
    "location-list.tsv": locationListTsv(roster, breakdown, []),
  };
}

/** The refusal for requests that need a breakdown if there is none. */
export const NO_BREAKDOWN = message("There is no breakdown yet. Upload a script first.");
