import * as z from "zod";
import { LIST_FORMATS, LIST_NAMES } from "../lists/list-name.ts";
import { file, json, type Route } from "./schema/route.ts";

/** Production lists that do not belong to one schedule. */
export const lists = {
  saveList: {
    method: "GET",
    path: "/api/{id}/production-list",
    summary:
      "A list of the production (`list`) as a PDF or workbook (`format`), with what the caller may see. Dietary notes are for editors.",
    access: "viewer",
    query: z.object({ list: z.enum(LIST_NAMES), format: z.enum(LIST_FORMATS) }),
    answer: file,
    refusals: { noBreakdown: 404, forEditors: 403 },
  },
  getSides: {
    method: "GET",
    path: "/api/{id}/sides/{scheduleName}",
    summary:
      "The sides of one day (`day`, from 1): the script's pages with that day's scenes, all else crossed out, behind a cover; an address from which they can be saved for a few minutes. `missing` are scenes that the script does not have.",
    access: "viewer",
    audited: true,
    query: z.object({ day: z.coerce.number().int().positive() }),
    answer: json(z.object({ name: z.string(), url: z.string(), missing: z.array(z.string()) })),
    refusals: { noSuchSchedule: 404, noSuchDay: 404, notInScript: 404 },
  },
} as const satisfies Record<string, Route>;
