import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Breakdown } from "../../shared/breakdown/breakdown.ts";
import { tsvFromBreakdown } from "../../shared/breakdown/breakdown-tsv.ts";
import { seenProduction } from "../../shared/need-to-know/seen-production.ts";
import { Roster } from "../../shared/roster/roster.ts";
import { getJson, getText, putDocument, putJson } from "./documents.ts";
import { FORMATS, NOT_NEWER, requireNotNewer } from "./formats.ts";
import { newId } from "./id.ts";
import { endProposal } from "./proposals.ts";
import { isLimited, type ProjectProof, seesOf } from "./sessions.ts";
import { db, isConditionFailure, itemsOf, projectKey, projectsTable, transact } from "./table.ts";

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
export interface Production {
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

async function headOf(proof: ProjectProof): Promise<Version | undefined> {
  const item = await itemAt(headKey(proof.projectId));
  return item && Version.parse(item);
}

/** The newest breakdown as it is saved for people: a tab-separated table. */
export async function breakdownTable(proof: ProjectProof): Promise<{ tsv: string; version: number } | undefined> {
  const head = await headOf(proof);
  if (!head) return undefined;
  const tsv = isLimited(proof)
    ? tsvFromBreakdown((await readProduction(proof, head)).breakdown)
    : await getText(`${head.folder}/breakdown.tsv`);
  return { tsv, version: head.version };
}

/** The newest breakdown with its roster, or undefined when there is none yet. */
export async function productionOf(proof: ProjectProof): Promise<Production | undefined> {
  const head = await headOf(proof);
  return head && readProduction(proof, head);
}

/** The newest roster alone, or undefined when there is none yet. */
export async function rosterOf(proof: ProjectProof): Promise<Roster | undefined> {
  if (isLimited(proof)) return (await productionOf(proof))?.roster;
  const head = await headOf(proof);
  return head && getJson(`${head.folder}/roster.json`, Roster);
}

/** The breakdown and roster of an earlier version, or undefined when there is no such version. */
export async function productionAt(
  proof: ProjectProof,
  version: number,
): Promise<(Production & SavedVersion) | undefined> {
  const saved = await versionAt(proof, version);
  return saved && { ...saved, ...(await readProduction(proof, saved)) };
}

/** The draft that the newest breakdown was made from, or undefined when nothing says so. */
export async function draftVersionOf(proof: ProjectProof): Promise<number | undefined> {
  return (await headOf(proof))?.draftVersion;
}

async function readProduction(
  proof: ProjectProof,
  { folder, version, operation, draftVersion }: Version,
): Promise<Production> {
  const [breakdown, roster] = await Promise.all([
    getJson(`${folder}/breakdown.json`, Breakdown),
    getJson(`${folder}/roster.json`, Roster),
  ]);
  return { version, operation, draftVersion, ...seenProduction(seesOf(proof), { breakdown, roster }) };
}

/** Every version of the breakdown, newest first. */
export async function versionsOf(proof: ProjectProof): Promise<SavedVersion[]> {
  const items = await itemsOf(projectsTable(), proof.projectId, HISTORY);
  return items.map((item) => SavedVersion.parse(item)).reverse();
}

async function versionAt(proof: ProjectProof, version: number): Promise<SavedVersion | undefined> {
  const item = await itemAt(versionKey(proof.projectId, version));
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
export async function saveProduction(proof: ProjectProof, saving: Saving, now: string): Promise<number | undefined> {
  const version = saving.after + 1;
  // Never named by the operation, which a caller chooses: nobody shall write outside of this folder, or twice into one.
  const folder = `projects/${proof.projectId}/breakdown/${version}-${newId()}`;
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
    ...("userId" in proof && { savedBy: proof.userId }),
    ...(draftVersion !== undefined && { draftVersion }),
  };
  const TableName = projectsTable();
  try {
    await transact([
      {
        Put: {
          TableName,
          Item: { ...headKey(proof.projectId), ...saved, format: FORMATS.breakdown },
          ConditionExpression: `attribute_not_exists(pk) OR (version = :after AND ${NOT_NEWER})`,
          ExpressionAttributeNames: { "#format": "format" },
          ExpressionAttributeValues: { ":after": saving.after, ":format": FORMATS.breakdown },
        },
      },
      { Put: { TableName, Item: { ...versionKey(proof.projectId, version), ...saved } } },
      ...(saving.settlesDraft === undefined ? [] : [endProposal(proof, saving.settlesDraft)]),
    ]);
    return version;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    if (await isSavedAlready(proof, version, operation)) return version;
    requireNotNewer(await itemAt(headKey(proof.projectId)), "breakdown");
    return undefined;
  }
}

/** Whether a version was saved by this very operation, so that asking for it again is a retry. */
export async function isSavedAlready(proof: ProjectProof, version: number, operation: string): Promise<boolean> {
  return (await versionAt(proof, version))?.operation === operation;
}
