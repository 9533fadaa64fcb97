import * as z from "zod";
import { message } from "../i18n/speech.ts";
import { ActorProfile } from "../roster/options/actor-profile.ts";
import { OptionVersion } from "../roster/options/option.ts";
import { OptionLock } from "../roster/options/option-lock.ts";
import { Photo } from "../roster/options/photo.ts";
import { IdempotencyKey, nameText, ShortText } from "./schema/names.ts";
import { json, type Route, tsv } from "./schema/route.ts";

const Done = z.object({ ok: z.literal(true) });
const Dates = z.string().max(5000, message("The list of dates is longer than 5,000 characters."));
const ActorName = nameText(message("Enter the actor's name."));

/**
 * Details of an actor option. Send `version` back with a change (optimistic lock). `picture` is a presigned URL of the
 * newest photo's thumbnail, valid for a few minutes; null without a photo.
 */
export const ActorDetails = z
  .object({
    actorName: z.string(),
    version: OptionVersion,
    profile: ActorProfile,
    photos: z.array(Photo).readonly(),
    picture: z.string().nullable(),
  })
  .readonly();
export type ActorDetails = z.infer<typeof ActorDetails>;

/** The cast list and each character's actor options. */
export const cast = {
  getCastList: {
    method: "GET",
    path: "/api/{id}/cast-list",
    summary: "The cast list as a tab-separated table.",
    access: "viewer",
    filtersByVisibility: true,
    answer: tsv,
    refusals: { noBreakdown: 404 },
  },
  getCastListComplete: {
    method: "GET",
    path: "/api/{id}/cast-list-complete",
    summary:
      "The cast with its locks, and all actor options, as tab-separated tables with header rows. `details` has the further fields of each option; contact, pay, diet and access needs only for editors.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(
      z.object({
        cast_list: z.string(),
        cast_options: z.string(),
        /** Locked actors; `id` is the character's cast id. */
        locks: z.array(OptionLock.unwrap().extend({ id: z.string() })),
        details: z.array(ActorDetails.unwrap().extend({ castId: z.string() })),
      }),
    ),
    refusals: { noBreakdown: 404 },
  },
  getCastOptions: {
    method: "GET",
    path: "/api/{id}/cast-options/{castId}",
    summary:
      "A character (Cast ID, name, number of scenes) and its actor options (Cast ID, actor name, details, dates) as tab-separated lines. `details` has the further fields of each option; contact, pay, diet and access needs only for editors.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(
      z.object({
        cast_list: z.string(),
        cast_options: z.array(z.string()),
        locked: z.string().nullable(),
        details: z.array(ActorDetails),
        lock: OptionLock.nullable(),
      }),
    ),
    refusals: { noBreakdown: 404, noSuchRole: 404 },
  },
  addActorOption: {
    method: "POST",
    path: "/api/{id}/cast/{castId}/add-option",
    summary: "Adds an actor option for a character.",
    access: "editor",
    payload: json(
      z.object({
        actorName: ActorName,
        details: ShortText.default(""),
        dates: Dates.default(""),
        profile: ActorProfile.optional(),
      }),
    ),
    answer: json(Done),
    refusals: { noBreakdown: 404, noSuchRole: 404, nameTaken: 409, optionLimit: 409, unreadableDates: 422 },
  },
  removeActorOption: {
    method: "POST",
    path: "/api/{id}/cast/{castId}/remove-option",
    summary: "Removes an actor option, and its lock.",
    access: "editor",
    payload: json(z.object({ actor_name: ActorName })),
    answer: json(Done),
    refusals: { noSuchOption: 404 },
  },
  restoreActorOption: {
    method: "POST",
    path: "/api/{id}/cast/{castId}/restore-option",
    summary:
      "Restores an actor option removed within the last thirty days, with its details and photos, and with its lock unless another option has been locked since.",
    access: "editor",
    payload: json(z.object({ actor_name: ActorName })),
    answer: json(Done),
    refusals: { noSuchOption: 404, nameTaken: 409 },
  },
  updateActorDetails: {
    method: "POST",
    path: "/api/{id}/cast/{castId}/option-details",
    summary:
      "Updates an actor option. `details` and `dates` do not change if omitted. Refused if `version` is not the latest. `operation` makes retries safe.",
    access: "editor",
    payload: json(
      z.object({
        actor_name: ActorName,
        version: OptionVersion,
        operation: IdempotencyKey,
        details: ShortText.optional(),
        dates: Dates.optional(),
        profile: ActorProfile,
      }),
    ),
    answer: json(z.object({ version: OptionVersion })),
    refusals: { noSuchOption: 404, staleOption: 409, unreadableDates: 422 },
  },
  lockActor: {
    method: "POST",
    path: "/api/{id}/cast/{castId}/lock",
    summary:
      "Locks an actor option for a character, or unlocks with null. Refused if `instead_of` is not the currently locked option.",
    access: "editor",
    payload: json(z.object({ actor_name: ActorName.nullable(), instead_of: ActorName.nullable().optional() })),
    answer: json(Done),
    refusals: { noSuchOption: 404, lockChanged: 409 },
  },
} as const satisfies Record<string, Route>;
