import type { Breakdown } from "../shared/breakdown/breakdown.ts";
import type { Roster } from "../shared/roster/roster.ts";
import { rosterFromBreakdown } from "../shared/roster/roster-from-breakdown.ts";
import { now } from "./clock.ts";
import { NO_BREAKDOWN, productionTables } from "./production-tables.ts";
import { isSavedAlready, type Production, productionOf, saveProduction } from "./store/breakdowns.ts";
import { newId } from "./store/id.ts";
import type { Membership } from "./store/sessions.ts";

/**
 * What a person asks for: a change of the version that they see, or of the newest when they do not say.
 * `operation` names it, so that a retry is recognised.
 */
export interface ChangeAsked {
  readonly version?: number | undefined;
  readonly operation?: string | undefined;
}

/** What becomes of a breakdown, and what was done, in words. Without a roster the present one goes on. */
export interface Change {
  readonly breakdown: Breakdown;
  readonly roster?: Roster;
  readonly what: string;
  readonly draftVersion?: number | undefined;
  readonly settlesDraft?: number;
}

type Refuse = (code: "noBreakdown" | "staleBreakdown", message: string) => never;

const STALE = "Someone else has saved the breakdown in the meantime. Reload it and try again.";

/** Saves a change of the newest breakdown as its next version, once. Refused when the person saw an older one. */
export async function changeBreakdown(
  member: Membership,
  { version, operation = newId() }: ChangeAsked,
  refuse: Refuse,
  change: (before: Production) => Change | Promise<Change>,
  wordsForStale = STALE,
): Promise<{ version: number }> {
  const before = (await productionOf(member)) ?? refuse("noBreakdown", NO_BREAKDOWN);
  if (before.operation === operation) return { version: before.version };
  if (version !== undefined && version !== before.version) {
    if (await isSavedAlready(member, version + 1, operation)) return { version: version + 1 };
    refuse("staleBreakdown", wordsForStale);
  }
  const { roster: given = before.roster, ...changed } = await change(before);
  const { breakdown, draftVersion = before.draftVersion } = changed;
  const roster = rosterFromBreakdown(breakdown, given);
  const tables = productionTables(breakdown, roster);
  const saving = { ...changed, roster, tables, operation, after: before.version, draftVersion };
  const saved = await saveProduction(member, saving, now());
  return { version: saved ?? refuse("staleBreakdown", wordsForStale) };
}
