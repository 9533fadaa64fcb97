import * as z from "zod";
import type { Reading } from "../../shared/breakdown/drafts/reading-report.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { breakdownFromScenes } from "../../shared/breakdown/model/breakdown-from-scenes.ts";
import { episodeOf, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { screenplayFromLines } from "../../shared/screenplay/files/screenplay-from-lines.ts";
import { type ScriptFile, scriptFromFile } from "../../shared/screenplay/files/script-file.ts";
import { Line } from "../../shared/screenplay/model/line.ts";
import type { Screenplay } from "../../shared/screenplay/model/paragraph.ts";
import { Scene } from "../../shared/screenplay/model/scene.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { visibleLines } from "../../shared/visibility/visible-lines.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { getBytes, getJson, getJsonIfAny } from "../store/aws/documents.ts";
import { draftVersionFor, draftVersionOf } from "../store/breakdown/breakdowns.ts";
import { type Draft, draftOf, draftsOf } from "../store/breakdown/drafts.ts";
import { visibleTo } from "../store/breakdown/visible-breakdown.ts";
import { projectOf } from "../store/project/projects.ts";

/** A parsed draft: its breakdown without any edits, and the lines of its pages. */
export interface DraftReading {
  readonly fresh: Breakdown;
  readonly lines: readonly Line[];
}

export async function readingOf(grant: ProjectGrant, draftId: string): Promise<DraftReading> {
  const [scenes, lines] = await Promise.all([
    getJson(draftKey(grant.projectId, draftId, "scenes"), z.array(Scene)),
    linesOf(grant, draftId),
  ]);
  return { fresh: breakdownFromScenes(scenes), lines: lines ?? [] };
}

/**
 * The lines of a draft's pages; undefined if none are stored. Restricted members only get the lines of their scenes,
 * and only for the draft that the breakdown was made from, because it locates the scenes; all other lines are blank.
 */
export async function linesOf(grant: ProjectGrant, draftId: string): Promise<Line[] | undefined> {
  const [lines, seen] = await Promise.all([
    getJsonIfAny(draftKey(grant.projectId, draftId, "lines"), z.array(Line)),
    visibleTo(grant),
  ]);
  if (!lines || !seen) return lines;
  const draft = await draftOf(grant, draftId);
  if (!draft || ![seen.draftVersion, ...Object.values(seen.drafts ?? {})].includes(draft.version)) return undefined;
  const rows = seen.breakdown.rows.filter((row) => draftVersionFor(seen, episodeOf(row)) === draft.version);
  return visibleLines(lines, { ...seen.breakdown, rows }, draft.layout);
}

/** What the reader finds in a draft, for the report on it; undefined if its pages have not been read. */
export async function draftReading(grant: ProjectGrant, draft: Draft): Promise<Reading | undefined> {
  const { draftId, layout: choice } = draft;
  const lines = await linesOf(grant, draftId);
  if (!lines) return undefined;
  if (draft.format === "pdf") return { lines, choice, ...scenesFromLines(lines, choice) };
  const { scenes } = await scriptFileOf(grant, draft);
  const pageCount = new Set(lines.map(({ page }) => page)).size;
  return { lines, scenes, detected: { text: "marked", pageCount, twoPages: false, scanned: false, columns: false } };
}

/**
 * The screenplay of a draft for export, whose headings have their line numbers; undefined if its pages have not been
 * read. If the project has a working title, the title page contains nothing else.
 */
export async function screenplayOf(grant: ProjectGrant, draft: Draft): Promise<Screenplay | undefined> {
  const [screenplay, { hasWorkingTitle, publicName }] = await Promise.all([
    writtenScreenplay(grant, draft),
    projectOf(grant),
  ]);
  if (!screenplay || !hasWorkingTitle) return screenplay;
  const { credits: _, ...story } = screenplay;
  return { ...story, title: publicName };
}

async function writtenScreenplay(grant: ProjectGrant, draft: Draft): Promise<Screenplay | undefined> {
  if (draft.format !== "pdf") return (await scriptFileOf(grant, draft)).screenplay;
  const lines = await linesOf(grant, draft.draftId);
  return lines && screenplayFromLines(lines, draft.layout);
}

async function scriptFileOf(grant: ProjectGrant, { draftId, format }: Draft): Promise<ScriptFile> {
  return scriptFromFile(await getBytes(draftKey(grant.projectId, draftId, format)));
}

/** The draft of a version, or the one that the breakdown of an episode was made from. */
export async function draftOfVersion(
  grant: ProjectGrant,
  version: number | undefined,
  episode = FIRST_EPISODE,
): Promise<Draft | undefined> {
  const [drafts, ofBreakdown] = await Promise.all([
    draftsOf(grant),
    version === undefined ? draftVersionOf(grant, episode) : version,
  ]);
  const wanted = version ?? ofBreakdown;
  if (wanted !== undefined) return drafts.find((draft) => draft.version === wanted);
  return drafts.find((draft) => draft.status === "succeeded" && episodeOf(draft) === episode);
}

/** A draft's title in lists: `v2 - Blue`. */
export function titleOf({ version, name }: Draft): string {
  return `v${version} - ${name}`;
}
