import * as z from "zod";
import { CallSheet } from "../model/call-sheet.ts";
import { REVISION_KINDS } from "../model/revision.ts";
import { DELIVERY_STATES } from "./delivery-state.ts";
import type { Recipient } from "./recipients.ts";

/** One publication of a day's call sheet, numbered from 1. */
export const Publication = z.object({
  number: z.int().positive(),
  kind: z.enum(REVISION_KINDS),
  round: z.int().positive(),
  paper: z.string().optional(),
  publishedAt: z.iso.datetime(),
  /** Email address of the publisher. */
  publishedBy: z.string(),
  /** Differences from the previous publication, as sentences. */
  changes: z.array(z.string()).readonly(),
  /** Work rules that the sheet violates, as sentences with the people. Absent in earlier publications. */
  violations: z.array(z.string()).readonly().optional(),
  /** Why it was published nevertheless. */
  reason: z.string().optional(),
});
export type Publication = z.infer<typeof Publication>;

/**
 * A text of a stored publication, cut at a length that no published text reaches: an imported archive may contain any.
 * Longer ones stay readable.
 */
const Text = z.string().transform((text) => text.slice(0, 5000));

const Asked: z.ZodType<Recipient> = z.object({
  key: z.string(),
  name: Text,
  roles: Text,
  call: Text,
  formerCall: Text.optional(),
  time: Text,
  asked: z.int().positive(),
  changes: z
    .array(Text)
    .transform((changes) => changes.slice(0, 1000))
    .readonly(),
});

/** A stored publication: the sheet as published, and its recipients. */
export const PublishedSheet = z.object({
  sheet: CallSheet,
  people: z.array(Asked).readonly(),
  /** The production's logo at that time, reduced, as a data URL. */
  logo: z.string().startsWith("data:image/").optional(),
});
export type PublishedSheet = z.infer<typeof PublishedSheet>;

const At = z.iso.datetime().nullable();

/** Status of one recipient for the last publication that concerns them. */
export const RecipientStatus = z.object({
  personId: z.string(),
  name: z.string(),
  roles: z.string(),
  /** Their own call as text; empty for someone no longer called. */
  call: z.string(),
  /** Number of the publication that they have to confirm. */
  asked: z.int().positive(),
  /** Email address; empty if there is none, null for readers who may not see it. */
  address: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  sentAt: At,
  openedAt: At,
  confirmedAt: At,
  /** Why the address is not mailed: bounced emails, or a complaint. */
  stopped: z.enum(["bounced", "unwanted"]).nullable(),
  /** Why an email was not delivered. */
  why: z.string(),
});
export type RecipientStatus = z.infer<typeof RecipientStatus>;
