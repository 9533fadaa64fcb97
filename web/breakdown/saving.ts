import { retold } from "../../shared/i18n/stored.ts";
import { type KnownTable, type MergeConflict, threeWayMerge } from "../../shared/tables/three-way-merge.ts";
import { type Table, tableFromTsv, tsvFromTable } from "../../shared/tables/tsv.ts";
import { ApiError, api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import type { Findings } from "./corrections/findings.ts";
import { sceneKeys } from "./scene-key.ts";

/** The table of one version of the breakdown. */
export interface SavedTable {
  readonly table: KnownTable;
  readonly version: number;
}

/** A save request. */
export interface SaveRequest {
  /** The version that was edited. */
  readonly base: SavedTable;
  /** The edited table. */
  readonly table: KnownTable;
  /** Idempotency key of the save. */
  readonly operation: string;
}

/** Others' changes since then that conflict with this user's. */
export interface EditConflict {
  readonly theirs: SavedTable;
  readonly disputes: readonly MergeConflict[];
  /** Who changed what. */
  readonly others: readonly string[];
}

/** Result of a save. A message that contains "successfully" is a success; any other is an error. */
export type Saved =
  | { readonly message: string; readonly version?: number; readonly meeting?: undefined }
  | { readonly meeting: EditConflict; readonly message?: undefined; readonly version?: undefined };

const SAVED = t("Changes saved successfully!");
const SAVED_TOGETHER = t("Changes saved successfully, together with changes that others have saved.");
// Gives up when another user saves continuously, and reports it to this user.
const MAX_ATTEMPTS = 5;

/** A table with row ids from the findings; without findings, scene numbers serve as ids. */
export function savedTable(tsv: string, version: number, findings: Findings | undefined): SavedTable {
  const table = tableFromTsv(tsv);
  const isOfSame = findings?.version === version && findings.rows.length === table.rows.length;
  const ids = isOfSame ? findings.rows.map(({ id }) => id) : sceneKeys(table.rows.map(([number = ""]) => number));
  return { table: { ...table, ids }, version };
}

/** Saves the table. Other users' changes are merged, and conflicts are returned. */
export async function saveTable(id: string, wanted: SaveRequest): Promise<Saved> {
  try {
    const { table, base, operation } = wanted;
    return await save(id, table, base.version, operation, SAVED);
  } catch (error) {
    if (!isStale(error)) return { message: errorText(error, t("Failed to save changes")) };
  }
  try {
    return await saveTogether(id, wanted);
  } catch (error) {
    return { message: errorText(error, t("Failed to save changes")) };
  }
}

async function save(id: string, table: Table, version: number, operation: string, message: string): Promise<Saved> {
  const payload = { tsv_content: tsvFromTable(table), version, operation };
  return { message, version: (await api.updateBreakdown({ params: { id }, payload })).version };
}

async function saveTogether(id: string, { base, table: mine }: SaveRequest): Promise<Saved> {
  for (let tries = 1; ; tries++) {
    const theirs = await newest(id);
    const { table, disputes } = threeWayMerge(base.table, mine, theirs.table);
    if (disputes.length > 0) return { meeting: { theirs, disputes, others: await othersSince(id, base.version) } };
    try {
      return await save(id, table, theirs.version, crypto.randomUUID(), SAVED_TOGETHER);
    } catch (error) {
      if (!isStale(error) || tries === MAX_ATTEMPTS) throw error;
    }
  }
}

async function newest(id: string): Promise<SavedTable> {
  const params = { id };
  const [{ tsv_content, version }, findings] = await Promise.all([
    api.fetchBreakdown({ params }),
    api.getFindings({ params }),
  ]);
  return savedTable(tsv_content, version, findings);
}

/** Who has saved since a version, and what they did; optional information, so errors are ignored. */
async function othersSince(id: string, version: number): Promise<string[]> {
  try {
    const versions = await api.listBreakdownVersions({ params: { id } });
    const since = versions.filter((one) => one.version > version);
    return since
      .map(({ savedBy, what }) => (savedBy === undefined ? retold(what) : `${savedBy} – ${retold(what)}`))
      .reverse();
  } catch (error) {
    errorText(error, "");
    return [];
  }
}

const isStale = (error: unknown) => error instanceof ApiError && error.code === "staleBreakdown";
