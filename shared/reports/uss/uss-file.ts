import * as z from "zod";
import { isCalendarDate } from "../../dates/calendar-date.ts";
import { t } from "../../i18n/speech.ts";

const Id = z.string().max(200);
const Words = z.string().max(5000).nullish();

/** Dates are ISO 8601 instants; the leading date is used. */
const Day = z
  .string()
  .transform((text) => text.slice(0, 10))
  .refine((date) => isCalendarDate(date), { error: "is not a date" });

const Event = z.object({ date: Day, type: z.string() });

/**
 * The parts of a Universal Schedule Standard file that a schedule needs. Files of older drafts of the standard have day
 * breaks among the breakdowns (`day`), newer ones a list for each day; both are supported.
 */
export const UssFile = z.object({
  universalScheduleStandard: z.object({
    name: z.string().max(500).nullish(),
    breakdowns: z
      .array(
        z.object({
          id: Id,
          type: z.string().nullish(),
          scene: Words,
          description: Words,
          bannerText: Words,
          elements: z.array(Id).nullish(),
        }),
      )
      .max(20_000),
    elements: z
      .array(z.object({ id: Id, category: Id.nullish(), name: z.string() }))
      .max(50_000)
      .nullish(),
    categories: z
      .array(z.object({ id: Id, ucid: z.number().nullish() }))
      .max(1000)
      .nullish(),
    stripboards: z
      .array(
        z.object({
          name: z.string().nullish(),
          calendar: Id.nullish(),
          boards: z.array(z.object({ name: z.string(), breakdownIds: z.array(z.union([Id, z.array(Id)])) })).max(50),
        }),
      )
      .max(50)
      .nullish(),
    calendars: z
      .array(
        z.object({
          id: Id,
          daysOff: z.array(z.int().min(0).max(6)).nullish(),
          events: z.array(Event).max(5000).nullish(),
        }),
      )
      .max(50)
      .nullish(),
  }),
});
export type UssFile = z.infer<typeof UssFile>;

/** An invalid file of the Universal Schedule Standard. The message gives the position and the problem. */
export class UssError extends Error {
  override name = "UssError";
}

/**
 * Parses a file of the Universal Schedule Standard (JSON).
 *
 * @throws {UssError} when the file is invalid
 */
export function ussFromText(text: string): UssFile["universalScheduleStandard"] {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UssError(t("This is not a Universal Schedule Standard file: it is not JSON."), { cause: error });
  }
  const { data, error } = UssFile.safeParse(json);
  if (data) return data.universalScheduleStandard;
  const [issue] = error.issues;
  throw new UssError(
    t("This is not a Universal Schedule Standard file: {place} {problem}.", {
      place: issue?.path.join(".") ?? "",
      problem: issue?.message,
    }),
  );
}
