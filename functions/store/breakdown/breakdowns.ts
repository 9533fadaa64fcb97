import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { tsvFromBreakdown } from "../../../shared/breakdown/formats/breakdown-tsv.ts";
import { Breakdown } from "../../../shared/breakdown/model/breakdown.ts";
import { Roster } from "../../../shared/roster/roles/roster.ts";
import { visibleBreakdown } from "../../../shared/visibility/visible-breakdown.ts";
import { isRestricted, type ProjectGrant, visibilityOf } from "../account/sessions.ts";
import { FORMATS, NOT_NEWER, requireNotNewer } from "../aws/document-formats.ts";
import { getJson, getText, putDocument, putJson } from "../aws/documents.ts";
import { newId } from "../aws/id.ts";
import { db, isConditionFailure, itemsOf, projectKey, projectsTable, transact } from "../aws/table.ts";
import { clearPendingDraft } from "./pending-draft.ts";

/** One version of the breakdown. Its documents lie in a folder of their own that is never written again. */
const Version = z.object({
  version: z.int().positive(),
  folder: z.string(),
  operation: z.string(),
  draftVersion: z.int().optional(),
});
type Version = z.infer<typeof Version>;

/** A version as the history keeps it. Nobody is named where a script was read. */
export const SavedVersion = Version.extend({ savedAt: z.string(), savedBy: z.string().optional(), what: z.string() });
export type SavedVersion = z.infer<typeof SavedVersion>;

/** The breakdown with the cast and locations that were derived from it, as of one version, or what a member sees of it. */
export interface BreakdownVersionData {
  readonly version: number;
  /** The save that made it. */
  readonly operation: string;
  /** The draft that its scenes come from. */
  readonly draftVersion?: number | undefined;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
}

const HISTORY = "BREAKDOWN#";

// The head points at the newest version; the history has an item for each.
const headKey = (projectId: string) => ({ pk: projectKey(projectId), sk: "BREAKDOWN" });
const versionKey = (projectId: string, version: number) => ({
  pk: projectKey(projectId),
  sk: `${HISTORY}${String(version).padStart(8, "0")}`,
});

async function itemAt(key: { pk: string; sk: string }): Promise<Record<string, unknown> | undefined> {
  return (await db.send(new GetCommand({ TableName: projectsTable(), Key: key, ConsistentRead: true }))).Item;
}

async function headOf(grant: ProjectGrant): Promise<Version | undefined> {
  const item = await itemAt(headKey(grant.projectId));
  return item && Version.parse(item);
}

/** The newest breakdown as it is saved for people: a tab-separated table. */
export async function breakdownTable(grant: ProjectGrant): Promise<{ tsv: string; version: number } | undefined> {
  const head = await headOf(grant);
  if (!head) return undefined;
  const tsv = isRestricted(grant)
    ? tsvFromBreakdown((await readProduction(grant, head)).breakdown)
    : await getText(`${head.folder}/breakdown.tsv`);
  return { tsv, version: head.version };
}

/** The newest breakdown with its roster, or undefined when there is none yet. */
export async function currentBreakdown(grant: ProjectGrant): Promise<BreakdownVersionData | undefined> {
  const head = await headOf(grant);
  return head && readProduction(grant, head);
}

/** The newest roster alone, or undefined when there is none yet. */
export async function rosterOf(grant: ProjectGrant): Promise<Roster | undefined> {
  if (isRestricted(grant)) return (await currentBreakdown(grant))?.roster;
  const head = await headOf(grant);
  return head && getJson(`${head.folder}/roster.json`, Roster);
}

/** The breakdown and roster of an earlier version, or undefined when there is no such version. */
export async function breakdownAt(
  grant: ProjectGrant,
  version: number,
): Promise<(BreakdownVersionData & SavedVersion) | undefined> {
  const saved = await versionAt(grant, version);
  return saved && { ...saved, ...(await readProduction(grant, saved)) };
}

/** The draft that the newest breakdown was made from, or undefined when nothing says so. */
export async function draftVersionOf(grant: ProjectGrant): Promise<number | undefined> {
  return (await headOf(grant))?.draftVersion;
}

async function readProduction(
  grant: ProjectGrant,
  { folder, version, operation, draftVersion }: Version,
): Promise<BreakdownVersionData> {
  const [breakdown, roster] = await Promise.all([
    getJson(`${folder}/breakdown.json`, Breakdown),
    getJson(`${folder}/roster.json`, Roster),
  ]);
  return { version, operation, draftVersion, ...visibleBreakdown(visibilityOf(grant), { breakdown, roster }) };
}

/** Every version of the breakdown, newest first. */
export async function versionsOf(grant: ProjectGrant): Promise<SavedVersion[]> {
  const items = await itemsOf(projectsTable(), grant.projectId, HISTORY);
  return items.map((item) => SavedVersion.parse(item)).reverse();
}

async function versionAt(grant: ProjectGrant, version: number): Promise<SavedVersion | undefined> {
  const item = await itemAt(versionKey(grant.projectId, version));
  return item && SavedVersion.parse(item);
}

/** What is saved: the documents for the programs, and the tables for people, by file name. */
export interface Saving {
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly tables: Readonly<Record<string, string>>;
  /** Names this save, so that a retry after a lost answer is recognised. */
  readonly operation: string;
  /** The version that it was made from; 0 for the first. */
  readonly after: number;
  /** What was done, in words for the list of versions. */
  readonly what: string;
  readonly draftVersion?: number | undefined;
  /** The draft that waited for review and is settled by this save. */
  readonly settlesDraft?: number | undefined;
}

/**
 * Saves a new version and its line in the history; undefined when another version has come between.
 * Nothing of an older version is overwritten.
 *
 * @throws {Refusal} over a breakdown of a newer format
 */
export async function saveBreakdown(grant: ProjectGrant, saving: Saving, now: string): Promise<number | undefined> {
  const version = saving.after + 1;
  // Never named by the operation, which a caller chooses: nobody shall write outside of this folder, or twice into one.
  const folder = `projects/${grant.projectId}/breakdown/${version}-${newId()}`;
  await Promise.all([
    putJson(`${folder}/breakdown.json`, saving.breakdown),
    putJson(`${folder}/roster.json`, saving.roster),
    ...Object.entries(saving.tables).map(([name, tsv]) =>
      putDocument(`${folder}/${name}`, tsv, "text/tab-separated-values; charset=utf-8"),
    ),
  ]);
  const { operation, what, draftVersion } = saving;
  const saved: SavedVersion = {
    version,
    folder,
    operation,
    savedAt: now,
    what,
    ...("userId" in grant && { savedBy: grant.userId }),
    ...(draftVersion !== undefined && { draftVersion }),
  };
  const TableName = projectsTable();
  try {
    await transact([
      {
        Put: {
          TableName,
          Item: { ...headKey(grant.projectId), ...saved, format: FORMATS.breakdown },
          ConditionExpression: `attribute_not_exists(pk) OR (version = :after AND ${NOT_NEWER})`,
          ExpressionAttributeNames: { "#format": "format" },
          ExpressionAttributeValues: { ":after": saving.after, ":format": FORMATS.breakdown },
        },
      },
      { Put: { TableName, Item: { ...versionKey(grant.projectId, version), ...saved } } },
      ...(saving.settlesDraft === undefined ? [] : [clearPendingDraft(grant, saving.settlesDraft)]),
    ]);
    return version;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    if (await isReplay(grant, version, operation)) return version;
    requireNotNewer(await itemAt(headKey(grant.projectId)), "breakdown");
    return undefined;
  }
}

/** Whether a version was saved by this very operation, so that asking for it again is a retry. */
export async function isReplay(grant: ProjectGrant, version: number, operation: string): Promise<boolean> {
  return (await versionAt(grant, version))?.operation === operation;
}
