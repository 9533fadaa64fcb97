import * as z from "zod";
import { plainLine } from "../../roster/fields/plain-text.ts";
import { CalendarDate } from "../../schedule/model/schedule.ts";
import { nameOfScheduleFile } from "./schedule-file.ts";

// Letters, digits and a little punctuation of any language: no control, bidi or path characters, and no dot first.
const NAME = /^[\p{L}\p{N}\p{M}_(][\p{L}\p{N}\p{M} ._()'’&,+-]*$/u;

const named = (what: string) =>
  z
    .string()
    .transform((text) => text.normalize("NFC").trim())
    .pipe(
      z
        .string()
        .min(1, `The ${what} is empty.`)
        .max(100, `The ${what} is longer than 100 characters.`)
        .regex(NAME, {
          error: (issue) =>
            `The ${what} "${String(issue.input).slice(0, 60)}" has a character that a name cannot have: use letters, digits, spaces and . _ ( ) ' & , + -`,
        })
        .refine((text) => !text.includes(".."), `The ${what} cannot contain two dots in a row.`),
    );

/** The name that a person gives to a draft of the script. */
export const DraftName = named("script name");

/** The name of a shooting schedule, without its file ending. */
const ScheduleName = named("schedule name");

/** A schedule's name, with or without the ending of its file; what is kept is the name. */
export const ScheduleFile = z
  .string()
  .max(200)
  .transform((text) => nameOfScheduleFile(text))
  .pipe(ScheduleName);

/** An e-mail address, in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email({ error: (issue) => `"${String(issue.input).slice(0, 80)}" is not an email address.` }).max(254));

/** A user's id, as it stands in the user's paths and in the links of mails. */
export const UserId = z
  .string()
  .regex(/^[0-9a-zA-Z-]{1,64}$/, "This is not a user ID. Open the link in the email again.");

/** A session's id. */
export const SessionId = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/);

/** Free text such as an address; line breaks and control characters become spaces. */
export const ShortText = z.string().overwrite(plainLine).max(500, "Enter at most 500 characters.");

/** The name of a person or a place; `missing` is said when it is empty. In any script it fits into a key of the tables. */
export const nameText = (missing: string) =>
  ShortText.pipe(z.string().min(1, missing).max(200, "A name has at most 200 characters."));

/** Path parameters that people do not choose: one that looks otherwise is answered as one that does not exist. */
export const PATH_IDS = {
  user: UserId,
  id: z.string().regex(/^[0-9a-z]{8,40}$/),
  castId: z.string().regex(/^\d{1,6}$/),
  locationId: z.string().regex(/^(?:L\d{1,6}|None)$/),
  session: SessionId,
  keyId: z.string().regex(/^[0-9a-z]{16}$/),
  secret: z.string().regex(/^[0-9a-z]{32}$/),
} as const;

/** The version of the breakdown that a person saw when they asked for a change. */
export const BreakdownVersionNumber = z.int().positive();

/** The name that a caller gives to a change, so that asking for it again after a lost answer is no second change. */
export const IdempotencyKey = z
  .string()
  .regex(/^[0-9A-Za-z-]{8,64}$/, "An operation is named by 8 to 64 letters, digits and dashes.");

/** What each path parameter must look like. */
export const PATH_PARAMS = {
  ...PATH_IDS,
  username: Email,
  fileName: DraftName,
  scheduleFile: ScheduleFile,
  scheduleName: ScheduleFile,
  date: CalendarDate,
} as const;
