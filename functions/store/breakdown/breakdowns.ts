import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { tsvFromBreakdown } from "../../../shared/breakdown/formats/breakdown-tsv.ts";
import { Breakdown } from "../../../shared/breakdown/model/breakdown.ts";
import { FIRST_EPISODE } from "../../../shared/episodes/episode.ts";
import { Roster } from "../../../shared/roster/roles/roster.ts";
import { isEpisodeVisible } from "../../../shared/visibility/visibility.ts";
import { visibleBreakdown } from "../../../shared/visibility/visible-breakdown.ts";
import { isRestricted, type ProjectGrant, visibilityOf } from "../account/sessions.ts";
import { FORMATS, NOT_NEWER, requireNotNewer } from "../aws/document-formats.ts";
import { getJson, getText, putDocument, putJson } from "../aws/documents.ts";
import { newId } from "../aws/id.ts";
import {
  db,
  isConditionFailure,
  itemsOf,
  projectKey,
  projectsTable,
  type TransactItem,
  transact,
} from "../aws/table.ts";
import { clearPendingDraft } from "./pending-draft.ts";
import { sceneVisibility } from "./scenes-of-units.ts";

/** A version of the breakdown. Its documents have a folder of their own that is never overwritten. */
const Version = z.object({
  version: z.int().positive(),
  folder: z.string(),
  operation: z.string(),
  /** The draft of the first episode, and those of the others. */
  draftVersion: z.int().optional(),
  drafts: z.record(z.string(), z.int()).optional(),
});
type Version = z.infer<typeof Version>;

/** A version in the history. `savedBy` is missing if the pipeline saved it. */
export const SavedVersion = Version.extend({
  savedAt: z.string(),
  savedBy: z.string().optional(),
  what: z.string(),
  /** The episodes of a series whose scenes it changed; missing in older versions. */
  episodes: z.array(z.string()).optional(),
});
export type SavedVersion = z.infer<typeof SavedVersion>;

/** The breakdown of one version with the cast and locations derived from it, filtered by the member's visibility. */
export interface BreakdownVersionData {
  readonly version: number;
  /** The idempotency key of the save that created it. */
  readonly operation: string;
  /** The script draft that its scenes come from. */
  readonly draftVersion?: number | undefined;
  /** The drafts of the other episodes of a series. */
  readonly drafts?: Readonly<Record<string, number>> | undefined;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
}

const HISTORY = "BREAKDOWN#";

// The head item points to the newest version; the history has one item per version.
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

/** The newest breakdown as a tab-separated table; undefined if there is none. */
export async function breakdownTable(grant: ProjectGrant): Promise<{ tsv: string; version: number } | undefined> {
  const head = await headOf(grant);
  if (!head) return undefined;
  const tsv = isRestricted(grant)
    ? tsvFromBreakdown((await readProduction(grant, head)).breakdown)
    : await getText(`${head.folder}/breakdown.tsv`);
  return { tsv, version: head.version };
}

/** The newest breakdown with its roster; undefined if there is none. */
export async function currentBreakdown(grant: ProjectGrant): Promise<BreakdownVersionData | undefined> {
  const head = await headOf(grant);
  return head && readProduction(grant, head);
}

/** The newest roster; undefined if there is none. */
export async function rosterOf(grant: ProjectGrant): Promise<Roster | undefined> {
  if (isRestricted(grant)) return (await currentBreakdown(grant))?.roster;
  const head = await headOf(grant);
  return head && getJson(`${head.folder}/roster.json`, Roster);
}

/** The breakdown and roster of an earlier version; undefined if the version does not exist. */
export async function breakdownAt(
  grant: ProjectGrant,
  version: number,
): Promise<(BreakdownVersionData & SavedVersion) | undefined> {
  const saved = await versionAt(grant, version);
  return saved && { ...saved, ...(await readProduction(grant, saved)) };
}

/** The draft that an episode's scenes come from; undefined if it has none, or if unknown. */
export function draftVersionFor(
  { draftVersion, drafts }: Pick<BreakdownVersionData, "draftVersion" | "drafts">,
  episode: string,
): number | undefined {
  return episode === FIRST_EPISODE ? draftVersion : drafts?.[episode];
}

/** The draft that the newest breakdown's scenes of an episode come from; undefined if unknown. */
export async function draftVersionOf(grant: ProjectGrant, episode: string): Promise<number | undefined> {
  const head = await headOf(grant);
  return head && draftVersionFor(visibleDraftVersions(grant, head), episode);
}

/** The drafts of the episodes that the member may know of. */
function visibleDraftVersions(
  grant: ProjectGrant,
  { draftVersion, drafts }: Pick<Version, "draftVersion" | "drafts">,
): Pick<BreakdownVersionData, "draftVersion" | "drafts"> {
  const isVisible = (episode: string) => isEpisodeVisible(visibilityOf(grant), episode);
  return {
    draftVersion: isVisible(FIRST_EPISODE) ? draftVersion : undefined,
    drafts: drafts && Object.fromEntries(Object.entries(drafts).filter(([episode]) => isVisible(episode))),
  };
}

async function readProduction(
  grant: ProjectGrant,
  { folder, version, operation, ...from }: Version,
): Promise<BreakdownVersionData> {
  const [breakdown, roster, sees] = await Promise.all([
    getJson(`${folder}/breakdown.json`, Breakdown),
    getJson(`${folder}/roster.json`, Roster),
    sceneVisibility(grant, visibilityOf(grant)),
  ]);
  return {
    ...{ version, operation, ...visibleDraftVersions(grant, from) },
    ...visibleBreakdown(sees, { breakdown, roster }),
  };
}

/** All versions of the breakdown, newest first. */
export async function versionsOf(grant: ProjectGrant): Promise<SavedVersion[]> {
  const items = await itemsOf(projectsTable(), grant.projectId, HISTORY);
  return items.map((item) => SavedVersion.parse(item)).reverse();
}

async function versionAt(grant: ProjectGrant, version: number): Promise<SavedVersion | undefined> {
  const item = await itemAt(versionKey(grant.projectId, version));
  return item && SavedVersion.parse(item);
}

/** A version to save: JSON documents, and tab-separated tables by file name. */
export interface Saving {
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly tables: Readonly<Record<string, string>>;
  /** Idempotency key, by which a retry after a lost response is recognised. */
  readonly operation: string;
  /** The version that it is based on; 0 for the first save. */
  readonly after: number;
  /** A description of the change for the version history. */
  readonly what: string;
  /** The episodes of a series whose scenes it changes. */
  readonly episodes?: readonly string[] | undefined;
  readonly draftVersion?: number | undefined;
  readonly drafts?: Readonly<Record<string, number>> | undefined;
  /** The pending draft that this save resolves, and its episode. */
  readonly clearsPendingDraft?: { readonly episode: string; readonly draftVersion: number } | undefined;
  /** What else is written or checked in the same transaction. */
  readonly alongside?: readonly TransactItem[];
}

/**
 * Saves a new version and its history item; undefined if another version was saved in the meantime. Documents of
 * earlier versions are never overwritten.
 *
 * @throws {Refusal} if the stored breakdown has a newer format
 */
export async function saveBreakdown(grant: ProjectGrant, saving: Saving, now: string): Promise<number | undefined> {
  const version = saving.after + 1;
  // Not named after the operation, which the caller chooses: it could name another folder or an existing one.
  const folder = `projects/${grant.projectId}/breakdown/${version}-${newId()}`;
  await Promise.all([
    putJson(`${folder}/breakdown.json`, saving.breakdown),
    putJson(`${folder}/roster.json`, saving.roster),
    ...Object.entries(saving.tables).map(([name, tsv]) =>
      putDocument(`${folder}/${name}`, tsv, "text/tab-separated-values; charset=utf-8"),
    ),
  ]);
  const { operation, what, episodes, draftVersion, drafts } = saving;
  const saved: SavedVersion = {
    version,
    folder,
    operation,
    savedAt: now,
    what,
    ...("userId" in grant && { savedBy: grant.userId }),
    ...(draftVersion !== undefined && { draftVersion }),
    ...(drafts && { drafts }),
    ...(episodes && { episodes: [...episodes] }),
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
      ...(saving.clearsPendingDraft === undefined
        ? []
        : [clearPendingDraft(grant, saving.clearsPendingDraft.episode, saving.clearsPendingDraft.draftVersion)]),
      ...(saving.alongside ?? []),
    ]);
    return version;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    if (await isReplay(grant, version, operation)) return version;
    requireNotNewer(await itemAt(headKey(grant.projectId)), "breakdown");
    return undefined;
  }
}

/** Whether this operation saved the version, so that the request is a retry. */
export async function isReplay(grant: ProjectGrant, version: number, operation: string): Promise<boolean> {
  return (await versionAt(grant, version))?.operation === operation;
}
