import * as z from "zod";
import { message } from "../i18n/speech.ts";
import { LocationSite } from "../roster/options/location-site.ts";
import { OptionVersion } from "../roster/options/option.ts";
import { OptionLock } from "../roster/options/option-lock.ts";
import { Photo } from "../roster/options/photo.ts";
import { GroupChange } from "../roster/roles/group-change.ts";
import { BreakdownVersionNumber, IdempotencyKey, nameText, ShortText } from "./schema/names.ts";
import { json, type Route } from "./schema/route.ts";

const Done = z.object({ ok: z.literal(true) });
const Dates = z.string().max(5000, message("The list of dates is longer than 5,000 characters."));
const LocationName = nameText(message("Enter the location's name."));

/**
 * Details of a location option. Send `version` back with a change (optimistic lock). `picture` is a presigned URL of
 * the newest photo's thumbnail, valid for a few minutes; null without a photo.
 */
export const LocationDetails = z
  .object({
    groupId: z.string(),
    locationName: z.string(),
    version: OptionVersion,
    site: LocationSite,
    photos: z.array(Photo).readonly(),
    picture: z.string().nullable(),
  })
  .readonly();
export type LocationDetails = z.infer<typeof LocationDetails>;

/** Location groups and their location options. */
export const locations = {
  getLocationList: {
    method: "GET",
    path: "/api/{id}/location-list",
    summary:
      "Location groups, location options and the breakdown as tab-separated tables with header rows. `details` has the further fields of each option.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(
      z.object({
        location_list: z.string(),
        location_options: z.string(),
        breakdown: z.string(),
        /** Version of the breakdown; required to change the groups. */
        version: BreakdownVersionNumber,
        details: z.array(LocationDetails),
        /** Locked locations; `id` is the group's id. */
        locks: z.array(OptionLock.unwrap().extend({ id: z.string() })),
      }),
    ),
    refusals: { noBreakdown: 404 },
  },
  changeLocationGroups: {
    method: "POST",
    path: "/api/{id}/location-groups",
    summary:
      "Adds, removes, renames, merges or splits location groups, or moves sets between them. `operation` makes retries safe.",
    access: "editor",
    payload: json(z.object({ version: BreakdownVersionNumber, operation: IdempotencyKey, change: GroupChange })),
    answer: json(z.object({ version: BreakdownVersionNumber })),
    refusals: { noBreakdown: 404, staleBreakdown: 409, cannotRegroup: 422 },
  },
  addLocationOption: {
    method: "POST",
    path: "/api/{id}/location/{locationId}/add-option",
    summary: "Adds a location option for a location group.",
    access: "editor",
    payload: json(
      z.object({
        location_id: z.string().max(40).optional(),
        locationName: LocationName,
        address: ShortText.default(""),
        dates: Dates.default(""),
        site: LocationSite.optional(),
      }),
    ),
    answer: json(Done),
    refusals: { noBreakdown: 404, noSuchGroup: 404, nameTaken: 409, optionLimit: 409, unreadableDates: 422 },
  },
  removeLocationOptions: {
    method: "POST",
    path: "/api/{id}/location/{locationId}/remove-options",
    summary: "Removes location options by name, and the lock if one of them was locked.",
    access: "editor",
    payload: json(z.object({ location_names: z.array(LocationName).min(1).max(100) })),
    answer: json(Done),
    refusals: { noSuchOption: 404 },
  },
  restoreLocationOptions: {
    method: "POST",
    path: "/api/{id}/location/{locationId}/restore-options",
    summary:
      "Restores location options removed within the last thirty days, with their details and photos, and with the lock unless another option has been locked since.",
    access: "editor",
    payload: json(z.object({ location_names: z.array(LocationName).min(1).max(100) })),
    answer: json(Done),
    refusals: { noSuchOption: 404 },
  },
  updateLocationDetails: {
    method: "POST",
    path: "/api/{id}/location/{locationId}/option-details",
    summary:
      "Updates a location option and its address. `dates` do not change if omitted. Refused if `version` is not the latest. `operation` makes retries safe.",
    access: "editor",
    payload: json(
      z.object({
        location_name: LocationName,
        version: OptionVersion,
        operation: IdempotencyKey,
        address: ShortText,
        dates: Dates.optional(),
        site: LocationSite,
      }),
    ),
    answer: json(z.object({ version: OptionVersion })),
    refusals: { noSuchOption: 404, staleOption: 409, unreadableDates: 422 },
  },
  lockLocation: {
    method: "POST",
    path: "/api/{id}/location/{locationId}/lock",
    summary:
      "Locks a location option for a location group, or unlocks with null. Refused if `instead_of` is not the currently locked option.",
    access: "editor",
    payload: json(z.object({ location_name: LocationName.nullable(), instead_of: LocationName.nullable().optional() })),
    answer: json(Done),
    refusals: { noSuchOption: 404, lockChanged: 409 },
  },
} as const satisfies Record<string, Route>;
