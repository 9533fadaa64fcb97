import * as z from "zod";
import { message } from "../i18n/speech.ts";
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
      "Starts exporting the whole project as one file. While an export is running, no second one starts. `operation` makes retries safe.",
    access: "owner",
    allowWhenCompleted: true,
    payload: json(z.object({ operation: IdempotencyKey })),
    answer: json(ExportState),
    refusals: {},
  },
  getExport: {
    method: "GET",
    path: "/api/{id}/export",
    summary: "The progress of the latest export, and the download URL of its file.",
    access: "owner",
    answer: json(ExportState),
    refusals: {},
  },
  getCosts: {
    method: "GET",
    path: "/api/{id}/costs",
    summary: "The project's AWS costs by line item, calculated from its usage and a price list.",
    access: "owner",
    answer: json(Costs),
    refusals: {},
  },
  prepareImport: {
    method: "POST",
    path: "/api/import-project/{user}/prepare",
    summary: "A presigned form with which the browser uploads an exported project directly to S3.",
    access: "self",
    payload: json(
      z.object({
        size: z
          .int()
          .positive(message("The file is empty."))
          .max(MAX_ARCHIVE_BYTES, message("An archive of more than 5 GB cannot be imported here.")),
      }),
    ),
    answer: json(z.object({ url: z.string(), fields: z.record(z.string(), z.string()), upload: z.string() })),
    refusals: {},
  },
  startImport: {
    method: "POST",
    path: "/api/import-project/{user}",
    summary:
      "Starts importing an archive uploaded with a presigned form as a new project. The caller becomes its owner.",
    access: "self",
    payload: json(z.object({ upload: z.string().regex(/^[0-9a-z]{16}$/) })),
    answer: json(ImportState),
    refusals: { notUploaded: 409 },
  },
  getImport: {
    method: "GET",
    path: "/api/import-project/{user}",
    summary: "The progress of the caller's latest import, and the project that it created.",
    access: "self",
    answer: json(ImportState),
    refusals: {},
  },
} as const satisfies Record<string, Route>;
