import * as z from "zod";
import type { Breakdown } from "../shared/breakdown/breakdown.ts";
import { breakdownFromScenes } from "../shared/breakdown/breakdown-from-scenes.ts";
import { seenLines } from "../shared/need-to-know/seen-lines.ts";
import { draftKey } from "../shared/pipeline.ts";
import { Line } from "../shared/screenplay/line.ts";
import type { Screenplay } from "../shared/screenplay/paragraph.ts";
import { Scene } from "../shared/screenplay/scene.ts";
import { screenplayFromLines } from "../shared/screenplay/screenplay-from-lines.ts";
import { scriptFromFile } from "../shared/screenplay/script-file.ts";
import { draftVersionOf } from "./store/breakdowns.ts";
import { getBytes, getJson, getJsonIfAny } from "./store/documents.ts";
import { type Draft, draftOf, draftsOf } from "./store/drafts.ts";
import { seenBy } from "./store/need-to-know.ts";
import { projectOf } from "./store/projects.ts";
import type { ProjectProof } from "./store/sessions.ts";

/** What was read of a draft: its breakdown as nobody has worked on it, and the lines of its pages. */
export interface DraftReading {
  readonly fresh: Breakdown;
  readonly lines: readonly Line[];
}

export async function readingOf(proof: ProjectProof, draftId: string): Promise<DraftReading> {
  const [scenes, lines] = await Promise.all([
    getJson(draftKey(proof.projectId, draftId, "scenes"), z.array(Scene)),
    linesOf(proof, draftId),
  ]);
  return { fresh: breakdownFromScenes(scenes), lines: lines ?? [] };
}

/**
 * The lines of a draft's pages, or undefined when none are kept. Who sees some scenes only has the lines of these, and only
 * of the draft that the breakdown was made from, which says where its scenes stand; all others are blank.
 */
export async function linesOf(proof: ProjectProof, draftId: string): Promise<Line[] | undefined> {
  const [lines, seen] = await Promise.all([
    getJsonIfAny(draftKey(proof.projectId, draftId, "lines"), z.array(Line)),
    seenBy(proof),
  ]);
  if (!lines || !seen) return lines;
  const draft = await draftOf(proof, draftId);
  return draft && draft.version === seen.draftVersion ? seenLines(lines, seen.breakdown) : undefined;
}

/**
 * The screenplay of a draft as it is given away, whose headings know their lines; undefined when its pages have not been
 * read. Where the project has a cover title, that is all that its title page says.
 */
export async function screenplayOf(proof: ProjectProof, draft: Draft): Promise<Screenplay | undefined> {
  const [screenplay, { isUnderCover, outsideName }] = await Promise.all([
    writtenScreenplay(proof, draft),
    projectOf(proof),
  ]);
  if (!screenplay || !isUnderCover) return screenplay;
  const { credits: _, ...story } = screenplay;
  return { ...story, title: outsideName };
}

async function writtenScreenplay(proof: ProjectProof, { draftId, format }: Draft): Promise<Screenplay | undefined> {
  if (format !== "pdf") return scriptFromFile(await getBytes(draftKey(proof.projectId, draftId, format))).screenplay;
  const lines = await linesOf(proof, draftId);
  return lines && screenplayFromLines(lines);
}

/** The draft of a version, or else the one that the breakdown was made from. */
export async function draftOfVersion(proof: ProjectProof, version: number | undefined): Promise<Draft | undefined> {
  const [drafts, ofBreakdown] = await Promise.all([
    draftsOf(proof),
    version === undefined ? draftVersionOf(proof) : version,
  ]);
  const wanted = version ?? ofBreakdown;
  if (wanted !== undefined) return drafts.find((draft) => draft.version === wanted);
  return drafts.find((draft) => draft.status === "succeeded");
}

/** A draft as it is called in lists: `v2 - Blue`. */
export function titleOf({ version, name }: Draft): string {
  return `v${version} - ${name}`;
}
