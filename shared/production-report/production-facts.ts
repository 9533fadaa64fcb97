import * as z from "zod";
import type { CallSheet } from "../call-sheet/model/call-sheet.ts";
import type { DateRange } from "../dates/calendar-date.ts";
import { CalendarDate } from "../schedule/model/calendar-date-schema.ts";
import { Line } from "./field-schemas.ts";

/** Who heads a production, from when until when it shoots, and on which paper its script and schedule are. */
export const ProductionFacts = z
  .object({
    director: Line,
    producers: Line,
    upm: Line,
    firstAd: Line,
    startDate: CalendarDate.nullable(),
    /** The last day of shooting as it was planned at first. */
    scheduledFinish: CalendarDate.nullable(),
    /** The last day of shooting as it looks now. */
    estimatedFinish: CalendarDate.nullable(),
    scriptColour: Line,
    scheduleColour: Line,
  })
  .readonly();
export type ProductionFacts = z.infer<typeof ProductionFacts>;

/** While nobody has said anything, as in a report that is older than these facts. */
export const NO_FACTS: ProductionFacts = {
  ...{ director: "", producers: "", upm: "", firstAd: "" },
  ...{ startDate: null, scheduledFinish: null, estimatedFinish: null },
  ...{ scriptColour: "", scheduleColour: "" },
};

/**
 * What a day's report begins with: what the report `before` it says and, where that is silent, what the call sheet and
 * the schedule's first and last day say. An estimate goes on only when it is one: else it is the schedule's last day,
 * which moves with the schedule.
 */
export function factsFrom(sheet: CallSheet, { start, end }: DateRange, before = NO_FACTS): ProductionFacts {
  const named = (title: RegExp) =>
    sheet.contacts
      .filter((contact) => title.test(contact.title))
      .map(({ name }) => name)
      .join(", ")
      .slice(0, 500);
  return {
    director: before.director || named(/^Director$/),
    producers: before.producers || named(/producer$/i),
    upm: before.upm || named(/^UPM$/),
    firstAd: before.firstAd || named(/^1st AD$/),
    startDate: before.startDate ?? start,
    scheduledFinish: before.scheduledFinish ?? end,
    estimatedFinish: before.estimatedFinish !== before.scheduledFinish ? before.estimatedFinish : end,
    scriptColour: before.scriptColour,
    scheduleColour: before.scheduleColour,
  };
}
