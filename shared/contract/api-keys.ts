import * as z from "zod";
import { message, t } from "../i18n/speech.ts";
import { CalendarDate } from "../schedule/model/schedule.ts";
import { API_SCOPE_NAMES } from "./schema/api-scopes.ts";
import { IDENTITY_REFUSALS, IdentityProof } from "./schema/identity-proof.ts";
import { nameText } from "./schema/names.ts";
import { json, pdf, type Route } from "./schema/route.ts";

const Scopes = z
  .array(
    z.enum(API_SCOPE_NAMES, {
      error: ({ input }) =>
        t('"{input}" is not a scope. Choose from {apiScopeNames}.', {
          input: String(input),
          apiScopeNames: API_SCOPE_NAMES.join(", "),
        }),
    }),
  )
  .min(1, message("Choose at least one permission."))
  .refine((scopes) => new Set(scopes).size === scopes.length, message("Name each scope once."));

/** An API key of one project. The key itself is shown only once, when it is created. */
export const ApiKey = z.object({
  keyId: z.string(),
  name: z.string(),
  scopes: Scopes.readonly(),
  madeAt: z.string(),
  /** Email address of the creator; empty when the account is deleted. */
  madeBy: z.string(),
  /** Null if never used. */
  lastUsedAt: z.string().nullable(),
  /** Null while it is valid. */
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** A date, or no date for all dates that are due now. */
const DraftsRequest = z.object({ date: CalendarDate.optional() });

/** The requested drafts; `made` is false for drafts that already existed. */
const Drafts = z.object({
  drafts: z.array(z.object({ schedule: z.string(), date: CalendarDate, made: z.boolean() })),
});

const DRAFTS =
  "Creates draft call sheets that are due now, or those of a `date`: of the active schedule, or of all schedules if none is active. Each is stored and emailed to the editors once.";

/** API keys, and the routes that programs call with them. */
export const apiKeys = {
  listApiKeys: {
    method: "GET",
    path: "/api/{id}/api-keys",
    summary: "The project's API keys, newest first.",
    access: "owner",
    answer: json(z.array(ApiKey)),
    refusals: {},
  },
  makeApiKey: {
    method: "POST",
    path: "/api/{id}/api-keys",
    summary:
      "Creates an API key with the given scopes and notifies the caller by email. Requires the caller's password and, with two-factor authentication, a code. `key` is returned only once. A project has at most 50 keys in use, 20 of one creator, who has at most 100 with the revoked ones.",
    access: "owner",
    payload: json(IdentityProof.extend({ name: nameText(message("Enter a name for the key.")), scopes: Scopes })),
    answer: json(ApiKey.extend({ key: z.string() })),
    refusals: { keyLimit: 409, ...IDENTITY_REFUSALS },
  },
  revokeApiKey: {
    method: "POST",
    path: "/api/{id}/api-keys/{keyId}/revoked",
    summary:
      "Revokes an API key, which is deleted after thirty days; or restores it until then, which requires the caller's password and, with two-factor authentication, a code.",
    access: "owner",
    allowWhenCompleted: true,
    payload: json(
      z.discriminatedUnion("revoked", [
        z.object({ revoked: z.literal(true) }),
        IdentityProof.extend({ revoked: z.literal(false) }),
      ]),
    ),
    answer: json(ApiKey),
    refusals: { noSuchKey: 404, keyLimit: 409, ...IDENTITY_REFUSALS },
  },
  makeCallSheetDrafts: {
    method: "POST",
    path: "/api/{id}/call-sheet-drafts",
    summary: DRAFTS,
    access: "editor",
    payload: json(DraftsRequest),
    answer: json(Drafts),
    refusals: { noSuchDay: 404 },
  },
  listCallSheetsAsClient: {
    method: "GET",
    path: "/api/client/{id}/call-sheets",
    summary:
      "Shoot days by date: of the active schedule, or of all schedules if none is active. `draftedAt` is when the draft was created, null if it has not been. `timeZone` is the project's, null if not set.",
    access: "readCallSheets",
    answer: json(
      z.object({
        timeZone: z.string().nullable(),
        days: z.array(
          z.object({
            schedule: z.string(),
            dayNumber: z.int().positive(),
            date: CalendarDate,
            draftedAt: z.string().nullable(),
          }),
        ),
      }),
    ),
    refusals: {},
  },
  getCallSheetAsClient: {
    method: "GET",
    path: "/api/client/{id}/call-sheet/{scheduleName}",
    summary: "The call sheet of one day (`day`, from 1), or of every day, as a PDF.",
    access: "readCallSheets",
    query: z.object({ day: z.coerce.number().int().positive().optional() }),
    answer: pdf,
    refusals: { noSuchSchedule: 404, noSuchDay: 404 },
  },
  makeDraftsAsClient: {
    method: "POST",
    path: "/api/client/{id}/call-sheet-drafts",
    summary: DRAFTS,
    access: "makeDrafts",
    payload: json(DraftsRequest),
    answer: json(Drafts),
    refusals: { noSuchDay: 404 },
  },
} as const satisfies Record<string, Route>;
