import * as z from "zod";
import { IdempotencyKey } from "./schema/names.ts";
import { json, type Route } from "./schema/route.ts";

/** A background job. */
const LongJobState = z.object({
  status: z.enum(["none", "running", "done", "failed"]),
  /** Progress in per cent. */
  percent: z.int().min(0).max(100),
  /** Reason of the failure, and what to do. */
  reason: z.string().nullable(),
});
export type LongJobState = z.infer<typeof LongJobState>;

/** The newest export. `file` is set once it is complete, until it is deleted. */
const ExportState = LongJobState.extend({
  file: z
    .object({
      /** Presigned download URL, valid for a few minutes. */
      url: z.string(),
      name: z.string(),
      bytes: z.int(),
      exportedAt: z.string(),
      keptUntil: z.string(),
    })
    .nullable(),
});
export type ExportState = z.infer<typeof ExportState>;

/** The newest import, and the project that it created. */
const ImportState = LongJobState.extend({ project: z.object({ id: z.string(), name: z.string() }).nullable() });
export type ImportState = z.infer<typeof ImportState>;

/** The largest archive that can be uploaded: the limit of a single S3 PUT. */
const MAX_ARCHIVE_BYTES = 5_000_000_000;

const Costs = z.object({
  lines: z.array(z.object({ what: z.string(), quantity: z.string(), usd: z.number(), monthly: z.boolean() })),
  /** Totals of the lines in US dollars: per month, and one-off costs so far. */
  monthlyUsd: z.number(),
  onceUsd: z.number(),
});
export type Costs = z.infer<typeof Costs>;

/** Export and import of whole projects, and their costs. */
export const archives = {
  startExport: {
    method: "POST",
    path: "/api/{id}/export",
    summary:
      "Begins to export the whole project into one file; while that goes on, it is begun once. `operation` makes a retry harmless.",
    access: "owner",
    allowWhenCompleted: true,
    payload: json(z.object({ operation: IdempotencyKey })),
    answer: json(ExportState),
    refusals: {},
  },
  getExport: {
    method: "GET",
    path: "/api/{id}/export",
    summary: "How far the newest export has come, and where its file can be saved from.",
    access: "owner",
    answer: json(ExportState),
    refusals: {},
  },
  getCosts: {
    method: "GET",
    path: "/api/{id}/costs",
    summary: "What the project costs at AWS, line by line, computed from what it has used and a list of prices.",
    access: "owner",
    answer: json(Costs),
    refusals: {},
  },
  prepareImport: {
    method: "POST",
    path: "/api/import-project/{user}/prepare",
    summary: "A form that the browser posts an exported project with, straight to storage.",
    access: "self",
    payload: json(
      z.object({
        size: z
          .int()
          .positive("The file is empty.")
          .max(MAX_ARCHIVE_BYTES, "An archive of more than 5 GB cannot be imported here."),
      }),
    ),
    answer: json(z.object({ url: z.string(), fields: z.record(z.string(), z.string()), upload: z.string() })),
    refusals: {},
  },
  startImport: {
    method: "POST",
    path: "/api/import-project/{user}",
    summary: "Begins to make a new project of what was posted with a prepared form. The caller becomes its owner.",
    access: "self",
    payload: json(z.object({ upload: z.string().regex(/^[0-9a-z]{16}$/) })),
    answer: json(ImportState),
    refusals: { notUploaded: 409, notArchive: 400 },
  },
  getImport: {
    method: "GET",
    path: "/api/import-project/{user}",
    summary: "How far the caller's newest import has come, and the project that it has made.",
    access: "self",
    answer: json(ImportState),
    refusals: {},
  },
} as const satisfies Record<string, Route>;
