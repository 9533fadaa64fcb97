import * as z from "zod";
import { nameText, ShortText } from "./names.ts";
import { json, type Route, tsv } from "./route.ts";

const Done = z.object({ ok: z.literal(true) });
const Dates = z.string().max(5000, "The list of dates is longer than 5,000 characters.");
const ActorName = nameText("Give the actor's name.");

/** The cast list and each role's actor options. */
export const cast = {
  getCastList: {
    method: "GET",
    path: "/api/{id}/cast-list",
    summary: "The cast list as a tab-separated table.",
    access: "viewer",
    answer: tsv,
    refusals: { noBreakdown: 404 },
  },
  getCastListComplete: {
    method: "GET",
    path: "/api/{id}/cast-list-complete",
    summary: "The cast with its locks, and all actor options, as tab-separated tables with header rows.",
    access: "viewer",
    answer: json(z.object({ cast_list: z.string(), cast_options: z.string() })),
    refusals: { noBreakdown: 404 },
  },
  getCastOptions: {
    method: "GET",
    path: "/api/{id}/cast-options/{castId}",
    summary:
      "A role (id, name, number of scenes) and its actor options (cast id, actor name, details, dates), as tab lines.",
    access: "viewer",
    answer: json(z.object({ cast_list: z.string(), cast_options: z.array(z.string()), locked: z.string().nullable() })),
    refusals: { noBreakdown: 404, noSuchRole: 404 },
  },
  addActorOption: {
    method: "POST",
    path: "/api/{id}/cast/{castId}/add-option",
    summary: "Adds a candidate for a role.",
    access: "editor",
    payload: json(z.object({ actorName: ActorName, details: ShortText.default(""), dates: Dates.default("") })),
    answer: json(Done),
    refusals: { noBreakdown: 404, noSuchRole: 404, nameTaken: 409, unreadableDates: 422 },
  },
  removeActorOption: {
    method: "POST",
    path: "/api/{id}/cast/{castId}/remove-option",
    summary: "Removes a candidate, and the lock if it was on that one.",
    access: "editor",
    payload: json(z.object({ actor_name: ActorName })),
    answer: json(Done),
    refusals: { noSuchOption: 404 },
  },
  lockActor: {
    method: "POST",
    path: "/api/{id}/cast/{castId}/lock",
    summary: "Locks one candidate for a role, or none with null.",
    access: "editor",
    payload: json(z.object({ actor_name: ActorName.nullable() })),
    answer: json(Done),
    refusals: { noSuchOption: 404 },
  },
} as const satisfies Record<string, Route>;
