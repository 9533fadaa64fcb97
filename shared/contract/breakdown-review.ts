import * as z from "zod";
import { Correction } from "../breakdown/corrections/correction.ts";
import { ReviewReason } from "../breakdown/corrections/review-reasons.ts";
import { DraftChange } from "../breakdown/drafts/draft-change.ts";
import { Finding } from "../breakdown/model/finding.ts";
import { EpisodeId } from "../episodes/episode.ts";
import { RoleCorrection, SameCharacterSuggestion } from "../roster/roles/role-correction.ts";
import { Origin } from "../screenplay/model/line.ts";
import { BreakdownVersionNumber, IdempotencyKey } from "./schema/names.ts";
import { file, json, type Route } from "./schema/route.ts";
import { Watermark } from "./schema/watermark.ts";

const version = BreakdownVersionNumber;
const operation = IdempotencyKey;
const Saved = z.object({ version });
/** Of which episode; without it, of the first. */
const OfEpisode = z.object({ episode: EpisodeId.optional() });

/**
 * A line of the script. `line` is its index in the draft's lines, which findings refer to. Measures are fractions of
 * the page.
 */
const ScriptLine = z.object({
  line: z.int().nonnegative(),
  text: z.string(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});

/** A page of the script with its lines from top to bottom. */
export const ScriptPage = z.object({ page: z.int().positive(), lines: z.array(ScriptLine) });
export type ScriptPage = z.infer<typeof ScriptPage>;

/**
 * A scene of the breakdown with its position in the script, which a row added by a user does not have. `confidence` is
 * 1 once a user has corrected the heading. `edited` names the columns edited by users. `doubt` is the reason to review
 * a finding. `parts` are the scenes merged into this one, each with the line at which it can be split off again.
 * `episode` is given if there are two or more.
 */
export const FoundScene = z.object({
  id: z.string(),
  number: z.string(),
  intExt: z.string(),
  location: z.string(),
  time: z.string(),
  origin: Origin.optional(),
  end: Origin.optional(),
  confidence: z.number().optional(),
  edited: z.array(z.string()),
  findings: z.array(Finding.unwrap().extend({ doubt: ReviewReason.optional() }).readonly()),
  parts: z.array(z.object({ id: z.string(), heading: z.string(), origin: Origin.optional() })),
  episode: EpisodeId.optional(),
});
export type FoundScene = z.infer<typeof FoundScene>;

/**
 * A version of the breakdown: author, time and description of the change. A version made from a new draft has no
 * author. `episodes` are those of a series whose scenes it changed; older versions have none.
 */
const BreakdownVersion = z.object({
  version,
  savedAt: z.string(),
  savedBy: z.string().optional(),
  what: z.string(),
  episodes: z.array(EpisodeId).optional(),
});

/** Positions of findings, corrections, earlier versions, and the review of a new draft. */
export const review = {
  getScriptLines: {
    method: "GET",
    path: "/api/{id}/script-lines",
    summary:
      "The lines of a draft by page; without `version`, of the draft that the breakdown, or that of `episode`, is based on. `mark` is the watermark, if pages are watermarked.",
    access: "viewer",
    filtersByVisibility: true,
    audited: true,
    query: OfEpisode.extend({ version: z.coerce.number().int().positive().optional() }),
    answer: json(
      z.object({ draftVersion: version, name: z.string(), pages: z.array(ScriptPage), mark: Watermark.nullable() }),
    ),
    refusals: { noSuchEpisode: 404, noSuchScript: 404, noLines: 404 },
  },
  exportScript: {
    method: "GET",
    path: "/api/{id}/script-export",
    summary:
      "The script with its breakdown (`format`): as a Final Draft file with scene numbers, lengths and tags (`fdx`), or as Fountain with scene numbers and synopses (`fountain`); of a series, that of one `episode`. Owners only if pages are watermarked.",
    access: "viewer",
    query: OfEpisode.extend({ format: z.enum(["fdx", "fountain"]) }),
    answer: file,
    refusals: { noSuchEpisode: 404, noBreakdown: 404, noScript: 404, forOwners: 403 },
  },
  getFindings: {
    method: "GET",
    path: "/api/{id}/breakdown-findings",
    summary:
      "The findings of each scene in the order of the table, which of them need review, the element categories, the characters, and which characters may be the same. `drafts` are the drafts that episodes after the first are based on.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(
      z.object({
        version,
        draftVersion: version.optional(),
        drafts: z.record(EpisodeId, version).optional(),
        rows: z.array(FoundScene),
        categories: z.array(z.string()),
        roles: z.array(z.object({ castId: z.string(), name: z.string() })),
        suggestions: z.array(SameCharacterSuggestion),
        merged: z.array(z.object({ castId: z.string(), name: z.string(), into: z.string(), intoName: z.string() })),
      }),
    ),
    refusals: { noBreakdown: 404 },
  },
  correctBreakdown: {
    method: "POST",
    path: "/api/{id}/correct-breakdown",
    summary:
      "Splits, merges or renames scenes; accepts, rejects, moves or adds a finding; sets a scene's shooting time; adds, renames or removes an element category; merges or unmerges characters. `operation` makes retries safe.",
    access: "editor",
    payload: json(z.object({ version, operation, correction: z.union([Correction, RoleCorrection]) })),
    answer: json(Saved),
    refusals: { noBreakdown: 404, staleBreakdown: 409, cannotCorrect: 422 },
  },
  listBreakdownVersions: {
    method: "GET",
    path: "/api/{id}/breakdown-versions",
    summary: "Every version of the breakdown, newest first.",
    access: "viewer",
    answer: json(z.array(BreakdownVersion)),
    refusals: {},
  },
  restoreBreakdown: {
    method: "POST",
    path: "/api/{id}/restore-breakdown",
    summary:
      "Restores an earlier version, or only the scenes of one `episode` in it, as a new version. The versions in between are kept.",
    access: "editor",
    payload: json(OfEpisode.extend({ version, restore: version, operation })),
    answer: json(Saved),
    refusals: { noSuchEpisode: 404, noBreakdown: 404, noSuchVersion: 404, staleBreakdown: 409 },
  },
  getDraftReview: {
    method: "GET",
    path: "/api/{id}/draft-review",
    summary:
      "What the draft waiting for review would change in each scene; of a series, that of one `episode`. `notes` say which episodes of a draft that holds several stay as they are, and why.",
    access: "viewer",
    query: OfEpisode,
    answer: json(
      z.object({
        version,
        draftVersion: version,
        name: z.string(),
        changes: z.array(DraftChange),
        notes: z.array(z.string()).optional(),
      }),
    ),
    refusals: { noSuchEpisode: 404, noBreakdown: 404, noDraft: 404, cannotMerge: 409 },
  },
  applyDraft: {
    method: "POST",
    path: "/api/{id}/apply-draft",
    summary:
      "Applies the draft waiting for review. `keepAside` lists scenes that were set aside and should remain so, because the draft's scene of that number is a different one.",
    access: "editor",
    payload: json(
      OfEpisode.extend({
        version,
        draftVersion: version,
        operation,
        keepAside: z.array(z.string().max(40)).max(2000).default([]),
      }),
    ),
    answer: json(Saved),
    refusals: { noSuchEpisode: 404, noBreakdown: 404, noDraft: 404, staleBreakdown: 409, cannotMerge: 409 },
  },
  discardDraft: {
    method: "POST",
    path: "/api/{id}/discard-draft",
    summary: "Discards the draft waiting for review. The breakdown does not change.",
    access: "editor",
    payload: json(OfEpisode.extend({ draftVersion: version })),
    answer: json(z.object({ ok: z.literal(true) })),
    refusals: { noSuchEpisode: 404, noDraft: 404 },
  },
} as const satisfies Record<string, Route>;
