import { changedScenesByEpisode } from "../../shared/breakdown/episodes/changed-episodes.ts";
import { numberedByEpisodes } from "../../shared/breakdown/episodes/episode-numbers.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { message } from "../../shared/i18n/speech.ts";
import type { Roster } from "../../shared/roster/roles/roster.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { now } from "../runtime/clock.ts";
import type { Membership } from "../store/account/sessions.ts";
import { newId } from "../store/aws/id.ts";
import type { TransactItem } from "../store/aws/table.ts";
import { type BreakdownVersionData, currentBreakdown, isReplay, saveBreakdown } from "../store/breakdown/breakdowns.ts";
import { NO_BREAKDOWN, productionTables } from "./breakdown-tables.ts";

/** A requested change of the given version, or of the newest if none is given. `operation` is the idempotency key. */
export interface BreakdownChangeRequest {
  readonly version?: number | undefined;
  readonly operation?: string | undefined;
}

/**
 * The changed breakdown and a description of the change. Without `roster`, the present one is kept, and so are the drafts
 * unless they are given, even as undefined.
 */
export interface BreakdownChange {
  readonly breakdown: Breakdown;
  readonly roster?: Roster;
  readonly what: string;
  readonly draftVersion?: number | undefined;
  readonly drafts?: Readonly<Record<string, number>> | undefined;
  readonly clearsPendingDraft?: { readonly episode: string; readonly draftVersion: number };
  readonly alongside?: readonly TransactItem[];
}

type Refuse = (code: "noBreakdown" | "staleBreakdown", message: string) => never;

const STALE = message("Someone else has saved the breakdown in the meantime. Reload it and try again.");

/**
 * Saves a change of the newest breakdown as its next version. Repeating an operation saves nothing. Refused if the
 * change is based on an older version.
 */
export async function changeBreakdown(
  member: Membership,
  { version, operation = newId() }: BreakdownChangeRequest,
  refuse: Refuse,
  change: (before: BreakdownVersionData) => BreakdownChange | Promise<BreakdownChange>,
  textForStale = STALE,
): Promise<{ version: number }> {
  const before = (await currentBreakdown(member)) ?? refuse("noBreakdown", NO_BREAKDOWN);
  if (before.operation === operation) return { version: before.version };
  if (version !== undefined && version !== before.version) {
    if (await isReplay(member, version + 1, operation)) return { version: version + 1 };
    refuse("staleBreakdown", textForStale);
  }
  const { roster: given = before.roster, ...changed } = await change(before);
  const { draftVersion, drafts } = { draftVersion: before.draftVersion, drafts: before.drafts, ...changed };
  const breakdown = numberedByEpisodes(changed.breakdown, changed.breakdown.episodes ?? []);
  const roster = rosterFromBreakdown(breakdown, given);
  const tables = productionTables(breakdown, roster);
  const episodes = changedScenesByEpisode(before.breakdown, breakdown);
  const based = { operation, after: before.version, draftVersion, drafts, episodes };
  const saving = { ...changed, breakdown, roster, tables, ...based };
  const saved = await saveBreakdown(member, saving, now());
  return { version: saved ?? refuse("staleBreakdown", textForStale) };
}
