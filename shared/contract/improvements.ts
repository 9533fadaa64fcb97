import * as z from "zod";
import { json, type Route } from "./schema/route.ts";

/**
 * The newest search for a better schedule. Costs are points of the schedule's priority: `before` the schedule's as it
 * was, `cost` the best one's, and none that keeps everything costs less than `bound`.
 * - `improved`: something better was found and is in use; `undone`: that was taken back
 * - `waiting`: something better was found and waits, for somebody has edited the board meanwhile
 * - `unimproved`: nothing better was found
 * - `impossible`: no schedule keeps everything; `words` say what clashes and what would help
 */
export const Improvement = z.discriminatedUnion("status", [
  z.object({ status: z.literal("none") }),
  z.object({
    status: z.enum(["running", "improved", "unimproved", "waiting", "undone", "impossible", "failed"]),
    /** How long the search may take, and has taken. */
    seconds: z.int(),
    spent: z.number(),
    /** Whether somebody has asked it to end. */
    stopping: z.boolean(),
    before: z.number().nullable(),
    cost: z.number().nullable(),
    bound: z.number().nullable(),
    words: z.array(z.string()),
  }),
]);
export type Improvement = z.infer<typeof Improvement>;

/** The longest that a search may take, in seconds: what a function may run, less the time to end well. */
export const MAX_SEARCH = 840;

/** Searches for a better schedule, which go on without whoever began them. */
export const improvements = {
  startImprovement: {
    method: "POST",
    path: "/api/{id}/schedule-improvement/{scheduleName}",
    summary: "Searches for a better schedule for some seconds; joins the search that is under way, if one is.",
    access: "editor",
    payload: json(
      z.object({
        seconds: z
          .int(`A search takes between 5 and ${MAX_SEARCH} whole seconds.`)
          .min(5, `A search takes between 5 and ${MAX_SEARCH} whole seconds.`)
          .max(MAX_SEARCH, `A search takes between 5 and ${MAX_SEARCH} whole seconds.`),
      }),
    ),
    answer: json(Improvement),
    refusals: { noSuchSchedule: 404, unreadableDates: 422, nothingToMove: 422 },
  },
  getImprovement: {
    method: "GET",
    path: "/api/{id}/schedule-improvement/{scheduleName}",
    summary: "How the newest search for a better schedule goes, or has ended.",
    access: "viewer",
    answer: json(Improvement),
    refusals: {},
  },
  stopImprovement: {
    method: "POST",
    path: "/api/{id}/schedule-improvement/{scheduleName}/stop",
    summary: "Ends the search for a better schedule, which keeps the best that it has found.",
    access: "editor",
    answer: json(Improvement),
    refusals: {},
  },
  swapImprovement: {
    method: "POST",
    path: "/api/{id}/schedule-improvement/{scheduleName}/exchange",
    summary: "Puts what a search has found in place of the schedule, or takes that back; both are kept.",
    access: "editor",
    answer: json(Improvement),
    refusals: { nothingFound: 404, unreadableDates: 422 },
  },
} as const satisfies Record<string, Route>;
