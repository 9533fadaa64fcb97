import * as z from "zod";
import { LIST_FORMATS, LIST_NAMES } from "../lists/list-name.ts";
import { file, json, type Route } from "./schema/route.ts";

/** Production lists that do not belong to one schedule. */
export const lists = {
  saveList: {
    method: "GET",
    path: "/api/{id}/production-list",
    summary:
      "A production list (`list`) as a PDF or workbook (`format`), limited to what the caller can see. Dietary notes only for editors.",
    access: "viewer",
    query: z.object({ list: z.enum(LIST_NAMES), format: z.enum(LIST_FORMATS) }),
    answer: file,
    refusals: { noBreakdown: 404, forEditors: 403 },
  },
  getSides: {
    method: "GET",
    path: "/api/{id}/sides/{scheduleName}",
    summary:
      "The sides of one day (`day`, from 1): a cover and the script pages of that day's scenes, with all other scenes crossed out. Returns a download URL that is valid for a few minutes. `missing` lists scenes that are not in the script.",
    access: "viewer",
    audited: true,
    query: z.object({ day: z.coerce.number().int().positive() }),
    answer: json(z.object({ name: z.string(), url: z.string(), missing: z.array(z.string()) })),
    refusals: { noSuchSchedule: 404, noSuchDay: 404, notInScript: 404 },
  },
} as const satisfies Record<string, Route>;
