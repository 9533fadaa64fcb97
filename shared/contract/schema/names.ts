import * as z from "zod";
import { message, t } from "../../i18n/speech.ts";
import { plainLine } from "../../roster/fields/plain-text.ts";
import { CalendarDate } from "../../schedule/model/schedule.ts";
import { type NameOf, nameProblem, storedName } from "./name-problem.ts";
import { nameOfScheduleFile } from "./schedule-file.ts";

const named = (of: NameOf) =>
  z
    .string()
    .transform(storedName)
    .refine((text) => nameProblem(of, text) === undefined, { error: ({ input }) => nameProblem(of, String(input)) });

/** Name of a script draft. */
export const DraftName = named("script");

/** Name of a schedule, without file extension. */
const ScheduleName = named("schedule");

/** A schedule's name, with or without the file extension, which is removed. */
export const ScheduleFile = z
  .string()
  .max(200)
  .transform((text) => nameOfScheduleFile(text))
  .pipe(ScheduleName);

/** An email address, in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email({ error: (issue) => t('"{input}" is not an email address.', { input: String(issue.input).slice(0, 80) }) })
      .max(254),
  );

/** A user id, as used in paths and in the links of emails. */
export const UserId = z
  .string()
  .regex(/^[0-9a-zA-Z-]{1,64}$/, message("This is not a user ID. Open the link in the email again."));

export const SessionId = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/);

/** Free text such as an address. Line breaks and control characters become spaces. */
export const ShortText = z.string().overwrite(plainLine).max(500, message("Enter at most 500 characters."));

/** Name of a person or place, in any script. It fits into a table key. `missing` is the message for an empty name. */
export const nameText = (missing: string) =>
  ShortText.pipe(z.string().min(1, missing).max(200, t("A name has at most 200 characters.")));

/** Generated ids in paths. A malformed id gets the same answer as one that does not exist. */
export const PATH_IDS = {
  user: UserId,
  id: z.string().regex(/^[0-9a-z]{8,40}$/),
  castId: z.string().regex(/^\d{1,6}$/),
  locationId: z.string().regex(/^(?:L\d{1,6}|None)$/),
  session: SessionId,
  keyId: z.string().regex(/^[0-9a-z]{16}$/),
  secret: z.string().regex(/^[0-9a-z]{32}$/),
} as const;

/** Version of the breakdown that the user saw when requesting a change. */
export const BreakdownVersionNumber = z.int().positive();

/** Idempotency key: a retry after a lost response does not repeat the change. */
export const IdempotencyKey = z
  .string()
  .regex(/^[0-9A-Za-z-]{8,64}$/, message("An operation is named by 8 to 64 letters, digits and dashes."));

/** Formats of the path parameters. */
export const PATH_PARAMS = {
  ...PATH_IDS,
  username: Email,
  fileName: DraftName,
  scheduleFile: ScheduleFile,
  scheduleName: ScheduleFile,
  date: CalendarDate,
} as const;
