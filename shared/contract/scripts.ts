import * as z from "zod";
import { ReadingReport } from "../breakdown/drafts/reading-report.ts";
import { Episode, EpisodeId } from "../episodes/episode.ts";
import { EpisodeChange } from "../episodes/episode-change.ts";
import { message } from "../i18n/speech.ts";
import { SCRIPT_FORMATS } from "../screenplay/model/script-format.ts";
import { LayoutChoice } from "../screenplay/model/script-layout.ts";
import { DraftName, IdempotencyKey } from "./schema/names.ts";
import { json, type Route } from "./schema/route.ts";
import { SCAN_REFUSALS } from "./schema/scan-refusals.ts";

/** Maximum size of a script, in bytes. */
export const MAX_SCRIPT_BYTES = 50 * 1024 * 1024;

/** Maximum size of a Final Draft file or text, in bytes. */
const MAX_TEXT_BYTES = 20 * 1024 * 1024;

/** Maximum size for an upload through the API; larger scripts are uploaded directly to S3. */
export const MAX_FORM_BYTES = 4 * 1024 * 1024;

const name = z.string();
const version = z.int().positive();

/** A draft of the script. Versions are numbered within the project; the file name is the draft's name in paths. */
export const Script = z.object({
  name,
  version,
  fileName: z.string(),
  uploadedAt: z.string(),
  breakdown: z.enum(["none", "running", "succeeded", "failed"]),
  /** Reason of the failure, and what to do. */
  reason: z.string().optional(),
  /** Absent for a PDF. */
  format: z.enum(["fdx", "fountain"]).optional(),
  /** Absent for a film. */
  episode: EpisodeId.optional(),
});
export type Script = z.infer<typeof Script>;

const Version = z.object({ version: z.coerce.number().int().positive().optional() });

/** Refusals of a draft for an episode. */
const EPISODE_REFUSALS = { noSuchEpisode: 404, episodeClosed: 409 } as const;

const OfEpisode = z.object({ episode: EpisodeId.optional() });

/** Format by file extension. The content is checked after the upload. */
const Format = z.enum(SCRIPT_FORMATS).default("pdf");

const Generation = Version.extend({
  review: z.stringbool().optional(),
  layout: z.enum([...LayoutChoice.options, "automatic"]).optional(),
});

/**
 * Progress of a breakdown. `stage` is a key of the pipeline; `reason` is set on failure, `review` when the draft is
 * waiting for review.
 */
export const BreakdownProgress = z.object({
  status: z.enum(["none", "running", "succeeded", "failed"]),
  stage: z.string().optional(),
  percent: z.number().min(0).max(100),
  reason: z.string().optional(),
  script: z.object({ name, version }).optional(),
  review: z.literal(true).optional(),
});
export type BreakdownProgress = z.infer<typeof BreakdownProgress>;

/**
 * The episodes in order. `scenes` and `eighths` are those of the breakdown that the caller may see; `draft` is the one
 * that the episode's scenes come from.
 */
export const EpisodeList = z.object({
  version: z.int().nonnegative(),
  episodes: z.array(
    Episode.unwrap().extend({
      scenes: z.int().nonnegative(),
      eighths: z.int().nonnegative(),
      draft: z.object({ name: z.string(), version: z.int().positive() }).optional(),
    }),
  ),
});
export type EpisodeList = z.infer<typeof EpisodeList>;

/** Drafts of the script, the episodes that they are of, and the breakdown made from them. */
export const scripts = {
  listEpisodes: {
    method: "GET",
    path: "/api/{id}/episodes",
    summary:
      "The episodes in order, empty for a film. Restricted members get those in which they see a scene. Send `version` back with a change.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(EpisodeList),
    refusals: {},
  },
  changeEpisodes: {
    method: "POST",
    path: "/api/{id}/episodes",
    summary:
      "Adds, edits, orders, closes or removes an episode, whose `dates` limit it in every schedule and which is only shot once the episode `after` is finished, or splits a draft that holds several by its scene numbers. From two episodes on, scene numbers begin with the number of the episode. `operation` makes retries safe.",
    access: "editor",
    payload: json(z.object({ version: z.int().nonnegative(), operation: IdempotencyKey, change: EpisodeChange })),
    answer: json(EpisodeList),
    refusals: {
      staleEpisodes: 409,
      noSuchEpisode: 404,
      numberTaken: 409,
      episodeLimit: 409,
      incompleteOrder: 409,
      episodeInUse: 409,
      episodeClosed: 409,
      episodeAfterItself: 409,
      noSuchScript: 404,
      oneEpisode: 422,
    },
  },
  listScripts: {
    method: "GET",
    path: "/api/{id}/script-list",
    summary: "The project's drafts, newest first.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(z.array(Script)),
    refusals: {},
  },
  uploadScript: {
    method: "POST",
    path: "/api/{id}/upload-script",
    summary:
      "Uploads a draft of up to 4 MB as a form with `scriptPdf` and `fileName`: a PDF or, by its file extension, a Final Draft or Fountain file. `episode` is the episode of a series that it is of. `operation` makes retries safe.",
    access: "editor",
    payload: {
      kind: "form",
      file: "scriptPdf",
      fields: OfEpisode.extend({ fileName: DraftName, operation: IdempotencyKey.optional() }),
    },
    answer: json(Script),
    refusals: { notPdf: 415, notScreenplay: 415, draftLimit: 409, ...EPISODE_REFUSALS, ...SCAN_REFUSALS },
  },
  prepareScriptUpload: {
    method: "POST",
    path: "/api/{id}/prepare-script-upload",
    summary: "A presigned form with which the browser uploads a large draft directly to S3.",
    access: "editor",
    payload: json(
      OfEpisode.extend({ fileName: DraftName, size: z.int().positive().max(MAX_SCRIPT_BYTES), format: Format }).refine(
        ({ size, format }) => format === "pdf" || size <= MAX_TEXT_BYTES,
        {
          path: ["size"],
          error: message("A Final Draft or text file may be up to 20 MB. Upload the script only."),
        },
      ),
    ),
    answer: json(z.object({ url: z.string(), fields: z.record(z.string(), z.string()), upload: z.string() })),
    refusals: EPISODE_REFUSALS,
  },
  finishScriptUpload: {
    method: "POST",
    path: "/api/{id}/finish-script-upload",
    summary: "Creates a draft from a file uploaded with a presigned form.",
    access: "editor",
    payload: json(
      OfEpisode.extend({ fileName: DraftName, upload: z.string().regex(/^[0-9a-z]{8,40}$/), format: Format }),
    ),
    answer: json(Script),
    refusals: {
      notUploaded: 409,
      notPdf: 415,
      notScreenplay: 415,
      draftLimit: 409,
      ...EPISODE_REFUSALS,
      ...SCAN_REFUSALS,
    },
  },
  viewScript: {
    method: "GET",
    path: "/api/{id}/script-view/{fileName}",
    summary:
      "A URL for reading the latest draft of that name, valid for a few minutes. If pages are watermarked, so is the PDF; files that cannot be watermarked, including those of other formats, are for owners only.",
    access: "viewer",
    audited: true,
    query: Version,
    answer: json(z.object({ url: z.string() })),
    refusals: { noSuchScript: 404, forOwners: 403 },
  },
  generateBreakdown: {
    method: "POST",
    path: "/api/{id}/generate-breakdown/{fileName}",
    summary:
      "Starts generating the breakdown, once even if called twice. With `review=true`, a later draft is held for review instead of being applied. `layout` sets the layout of a PDF that was not recognised, for this and later runs; `automatic` removes it.",
    access: "editor",
    query: Generation,
    answer: json(BreakdownProgress),
    refusals: { noSuchScript: 404, beingRead: 409, layoutOfPdf: 422 },
  },
  getReadingReport: {
    method: "GET",
    path: "/api/{id}/script-reading",
    summary:
      "How a draft was read: its layout, what was found, and what is uncertain; of the draft `version`, or of the one that the breakdown of `episode` is based on. `episodes` are those of a script that holds several, if it can be split.",
    access: "viewer",
    query: z.union([z.object({ version: z.coerce.number().int().positive() }), z.object({ episode: EpisodeId })]),
    answer: json(
      ReadingReport.extend({
        name,
        version,
        format: z.enum(SCRIPT_FORMATS),
        episodes: z.array(z.object({ number: z.string(), scenes: z.int().positive() })).optional(),
      }),
    ),
    refusals: { noSuchEpisode: 404, noSuchScript: 404, noLines: 404 },
  },
  getBreakdownProgress: {
    method: "GET",
    path: "/api/{id}/breakdown-progress",
    summary: "The progress of the latest run, or of the latest for one `episode`.",
    access: "viewer",
    filtersByVisibility: true,
    query: OfEpisode,
    answer: json(BreakdownProgress),
    refusals: { noSuchEpisode: 404 },
  },
  fetchBreakdown: {
    method: "GET",
    path: "/api/{id}/fetch-breakdown",
    summary: "The breakdown as a tab-separated table. Send `version` back with a change.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(z.object({ tsv_content: z.string(), version: z.int() })),
    refusals: { noBreakdown: 404, inProgress: 202 },
  },
  updateBreakdown: {
    method: "POST",
    path: "/api/{id}/update-breakdown",
    summary: "Saves an edited table. Refused if `version` is not the latest. `operation` makes retries safe.",
    access: "editor",
    payload: json(
      z.object({
        tsv_content: z.string().max(4_000_000, message("The table is larger than 4 MB.")),
        version: z.int().positive().optional(),
        operation: z.string().max(64).optional(),
      }),
    ),
    answer: json(z.object({ version: z.int() })),
    refusals: { noBreakdown: 404, staleBreakdown: 409, unreadableTable: 422 },
  },
} as const satisfies Record<string, Route>;
