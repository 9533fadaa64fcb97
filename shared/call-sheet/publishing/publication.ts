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
  /** The e-mail address of who published it. */
  publishedBy: z.string(),
  /** What differs from the publication before, in sentences. */
  changes: z.array(z.string()).readonly(),
});
export type Publication = z.infer<typeof Publication>;

const Asked: z.ZodType<Recipient> = z.object({
  key: z.string(),
  name: z.string(),
  roles: z.string(),
  call: z.string(),
  formerCall: z.string().optional(),
  time: z.string(),
  asked: z.int().positive(),
  changes: z.array(z.string()).readonly(),
});

/** A publication as it is kept for good: the sheet as it was, and everyone who is to know of it. */
export const PublishedSheet = z.object({
  sheet: CallSheet,
  people: z.array(Asked).readonly(),
  /** The production's logo as it was, small, as a data URL. */
  logo: z.string().startsWith("data:image/").optional(),
});
export type PublishedSheet = z.infer<typeof PublishedSheet>;

const At = z.iso.datetime().nullable();

/** Where one person stands with what was published last for them. */
export const RecipientStatus = z.object({
  personId: z.string(),
  name: z.string(),
  roles: z.string(),
  /** Their own call in words; empty for somebody who is not called any more. */
  call: z.string(),
  /** The number of the publication that they are to confirm. */
  asked: z.int().positive(),
  /** Where it is sent; empty without an address, null for those who may not see it. */
  address: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  sentAt: At,
  openedAt: At,
  confirmedAt: At,
  /** Why nothing is sent to the address: mails came back from it, or its owner did not want them. */
  stopped: z.enum(["bounced", "unwanted"]).nullable(),
  /** Why a mail did not arrive. */
  why: z.string(),
});
export type RecipientStatus = z.infer<typeof RecipientStatus>;
