import * as z from "zod";
import { CallSheet } from "../call-sheet/model/call-sheet.ts";
import { MailingProgress } from "../call-sheet/publishing/mailing.ts";
import { Publication, RecipientStatus } from "../call-sheet/publishing/publication.ts";
import { KnownAddresses } from "../call-sheet/publishing/reach.ts";
import { message } from "../i18n/speech.ts";
import { IdempotencyKey, ShortText } from "./schema/names.ts";
import { json, pdf, type Route } from "./schema/route.ts";

const PersonId = z.string().regex(/^[0-9a-f]{20}$/, message("This person is not on the call sheet."));

/** A call of a person whom several units call on a day. */
const CallOfDay = z
  .object({ unit: z.string(), roles: z.string(), call: z.string(), time: z.string(), place: z.string() })
  .readonly();
export type CallOfDay = z.infer<typeof CallOfDay>;

const noDay = { noSuchSchedule: 404, noSuchDay: 404 } as const;

/** Published call sheets, deliveries, and the personal pages of recipients. */
export const publications = {
  getPublications: {
    method: "GET",
    path: "/api/{id}/publications/{scheduleName}/{date}",
    summary:
      "The publications of a day's call sheet, oldest first, the latest call sheet (`sheet`), the delivery status of each recipient, and the progress of the emails. Only editors see email addresses.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(
      z.object({
        publications: z.array(Publication),
        /** Paper colours of the next revisions, in order. */
        papers: z.array(z.string()),
        sheet: CallSheet.nullable(),
        people: z.array(RecipientStatus),
        /** The latest job that emails the call sheet, as it was last recorded. */
        mailing: MailingProgress,
        /** Whose addresses are known; null for readers who may not see it. */
        addresses: KnownAddresses.nullable(),
      }),
    ),
    refusals: {},
  },
  publishCallSheet: {
    method: "POST",
    path: "/api/{id}/publications/{scheduleName}/{date}",
    summary:
      "Publishes a day's current call sheet and starts a job that emails the people it affects, or notifies everyone called that a day removed from the schedule is cancelled (`as: off`). `after` is the number of the latest publication that the caller has seen, 0 for none. `operation` makes retries safe.",
    access: "editor",
    payload: json(
      z.object({
        /** After a final one, each publication is the next revision. */
        as: z.enum(["preliminary", "final", "off"]),
        after: z.int().nonnegative(),
        operation: IdempotencyKey,
        /** Why it is published although it violates work rules: required then, and kept with the publication. */
        reason: ShortText.optional(),
      }),
    ),
    answer: json(z.object({ number: z.int(), title: z.string(), asked: z.int(), mailing: MailingProgress })),
    refusals: {
      ...noDay,
      publishedMeanwhile: 409,
      alreadyFinal: 409,
      nothingChanged: 409,
      nobodyCalled: 422,
      reasonMissing: 422,
      stillShot: 409,
      notPublished: 404,
      alreadyOff: 409,
      publicationLimit: 409,
    },
  },
  sendCallSheet: {
    method: "POST",
    path: "/api/{id}/publication-mails/{scheduleName}/{date}",
    summary:
      "Starts a job that emails the latest publication to recipients who have not received it (`waiting`), which also resumes a paused job, or again to those who have not confirmed (`unconfirmed`); or emails one person (`person`), even if an email was possibly sent, and with `resume` even if earlier emails bounced. `operation` makes retries safe.",
    access: "editor",
    payload: json(
      z.object({
        to: z.union([
          z.enum(["waiting", "unconfirmed"]),
          z.object({ person: PersonId, resume: z.boolean().optional() }),
        ]),
        operation: IdempotencyKey,
      }),
    ),
    answer: json(MailingProgress),
    refusals: {
      ...{ notPublished: 404, noSuchPerson: 404, noAddress: 409, stoppedAddress: 409, alreadyConfirmed: 409 },
      mailQuota: 429,
    },
  },
  getMailing: {
    method: "GET",
    path: "/api/{id}/publication-mails/{scheduleName}/{date}",
    summary: "The progress of the latest job that emails a day's call sheet, and why it is paused.",
    access: "editor",
    answer: json(MailingProgress),
    refusals: {},
  },
  createPersonalLink: {
    method: "POST",
    path: "/api/{id}/publication-link/{scheduleName}/{date}",
    summary:
      "Creates a personal link for someone who is notified by other means than email. `path` is returned only once. Earlier links remain valid. One person creates at most 300 a day, a project's members 1,000.",
    access: "editor",
    payload: json(z.object({ person: PersonId })),
    answer: json(z.object({ path: z.string() })),
    refusals: { notPublished: 404, noSuchPerson: 404, linkLimit: 429 },
  },
  printPublication: {
    method: "GET",
    path: "/api/{id}/publications/{scheduleName}/{date}/pdf",
    summary: "The PDF of a publication (`number`), as it was published.",
    access: "viewer",
    query: z.object({ number: z.coerce.number().int().positive() }),
    answer: pdf,
    refusals: { notPublished: 404 },
  },
  getPersonalCall: {
    method: "GET",
    path: "/api/call/{secret}",
    summary:
      "The latest call sheet of the day, and the person, that a personal link is for. Reading it marks it as opened, never as confirmed.",
    access: "anyone",
    answer: json(
      z.object({
        name: z.string(),
        roles: z.string(),
        /** Empty for someone no longer called. */
        call: z.string(),
        /** The call before they were no longer called; empty otherwise. */
        formerCall: z.string(),
        time: z.string(),
        /** Number of the publication to confirm. */
        asked: z.int(),
        /** Changes of the newest publication that affect this person, as sentences. */
        changes: z.array(z.string()).readonly(),
        confirmedAt: z.iso.datetime().nullable(),
        sheet: CallSheet,
        /** The production's logo, reduced, as a data URL. */
        logo: z.string().nullable(),
        /** All calls of the day in order of time, for someone whom several units call. */
        calls: z.array(CallOfDay).readonly().optional(),
      }),
    ),
    refusals: { noSuchCall: 404 },
  },
  confirmPersonalCall: {
    method: "POST",
    path: "/api/call/{secret}",
    summary: "Confirms that the person has read the publication with the number `asked`.",
    access: "anyone",
    payload: json(z.object({ asked: z.int().positive() })),
    answer: json(z.object({ confirmedAt: z.iso.datetime() })),
    refusals: { noSuchCall: 404, revisedMeanwhile: 409 },
  },
  createPersonalCalendar: {
    method: "POST",
    path: "/api/call/{secret}/calendar",
    summary:
      "Creates a link to a calendar of the person's own shoot days and calls, replacing an earlier link. `path` is returned only once.",
    access: "anyone",
    answer: json(z.object({ path: z.string() })),
    refusals: { noSuchCall: 404 },
  },
  getPersonalCallPdf: {
    method: "GET",
    path: "/api/call/{secret}/pdf",
    summary: "The latest call sheet of the day that a personal link is for, as a PDF.",
    access: "anyone",
    answer: pdf,
    refusals: { noSuchCall: 404 },
  },
} as const satisfies Record<string, Route>;
