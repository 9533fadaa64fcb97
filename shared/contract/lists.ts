import * as z from "zod";
import { LIST_FORMATS, LIST_NAMES } from "../lists/list-name.ts";
import { file, type Route } from "./route.ts";

/** What a production office prints that is not of one schedule. */
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
} as const satisfies Record<string, Route>;
