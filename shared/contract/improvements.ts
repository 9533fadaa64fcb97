import * as z from "zod";
import { t } from "../i18n/speech.ts";
import { json, type Route } from "./schema/route.ts";

/**
 * The newest optimisation run. Costs are in points of the schedule's priority: `before` is the schedule's original
 * cost, `cost` the best found, and `bound` the lower bound of any schedule that meets all constraints.
 * - `improved`: a better schedule was found and is in use; `undone`: that was undone
 * - `waiting`: a better schedule was found, but the board was edited in the meantime
 * - `unimproved`: no better schedule was found
 * - `impossible`: no schedule meets all constraints; `words` describe the conflict and possible changes
 */
export const Improvement = z.discriminatedUnion("status", [
  z.object({ status: z.literal("none") }),
  z.object({
    status: z.enum(["running", "improved", "unimproved", "waiting", "undone", "impossible", "failed"]),
    /** Time limit of the run, and time used. */
    seconds: z.int(),
    spent: z.number(),
    /** Whether a stop was requested. */
    stopping: z.boolean(),
    before: z.number().nullable(),
    cost: z.number().nullable(),
    bound: z.number().nullable(),
    words: z.array(z.string()),
  }),
]);
export type Improvement = z.infer<typeof Improvement>;

/** Maximum length of a run in seconds: the timeout of a function less the time to finish. */
const MAX_SEARCH = 840;

const searchLength = () => t("A search takes between 5 and {most} whole seconds.", { most: MAX_SEARCH });

/** Optimisation runs in the background. */
export const improvements = {
  startImprovement: {
    method: "POST",
    path: "/api/{id}/schedule-improvement/{scheduleName}",
    summary:
      "Starts a search for a better schedule that lasts `seconds`, or returns the search that is already running.",
    access: "editor",
    payload: json(
      z.object({
        seconds: z
          .int({ error: searchLength })
          .min(5, { error: searchLength })
          .max(MAX_SEARCH, { error: searchLength }),
      }),
    ),
    answer: json(Improvement),
    refusals: { noSuchSchedule: 404, unreadableDates: 422, nothingToMove: 422 },
  },
  getImprovement: {
    method: "GET",
    path: "/api/{id}/schedule-improvement/{scheduleName}",
    summary: "The progress or result of the latest search for a better schedule.",
    access: "viewer",
    answer: json(Improvement),
    refusals: {},
  },
  stopImprovement: {
    method: "POST",
    path: "/api/{id}/schedule-improvement/{scheduleName}/stop",
    summary: "Stops the search for a better schedule. The best result so far is kept.",
    access: "editor",
    answer: json(Improvement),
    refusals: {},
  },
  swapImprovement: {
    method: "POST",
    path: "/api/{id}/schedule-improvement/{scheduleName}/exchange",
    summary: "Replaces the schedule with the search result, or undoes that. Both are kept.",
    access: "editor",
    answer: json(Improvement),
    refusals: { nothingFound: 404, unreadableDates: 422 },
  },
} as const satisfies Record<string, Route>;
