import * as z from "zod";
import type { CallSheet } from "../call-sheet/model/call-sheet.ts";
import type { DateRange } from "../dates/calendar-date.ts";
import { CalendarDate } from "../schedule/model/calendar-date-schema.ts";
import { Line } from "./field-schemas.ts";

/** Heads of the production, shooting period, and paper colours of script and schedule. */
export const ProductionFacts = z
  .object({
    /** The production's number with the performers' union. */
    productionNumber: Line.default(""),
    /** Such as `Motion picture` or `Television`. */
    productionType: Line.default(""),
    /** Whom to ask about the performers' times, with a phone number. */
    contact: Line.default(""),
    director: Line,
    producers: Line,
    upm: Line,
    firstAd: Line,
    startDate: CalendarDate.nullable(),
    /** The last shoot day as first planned. */
    scheduledFinish: CalendarDate.nullable(),
    /** The last shoot day as currently estimated. */
    estimatedFinish: CalendarDate.nullable(),
    scriptColour: Line,
    scheduleColour: Line,
  })
  .readonly();
export type ProductionFacts = z.infer<typeof ProductionFacts>;

/** Values until someone enters others; also in reports from before the fields existed. */
export const NO_FACTS: ProductionFacts = {
  ...{ productionNumber: "", productionType: "", contact: "" },
  ...{ director: "", producers: "", upm: "", firstAd: "" },
  ...{ startDate: null, scheduledFinish: null, estimatedFinish: null },
  ...{ scriptColour: "", scheduleColour: "" },
};

/**
 * Initial facts of a day's report: taken from the previous report `before`, and where that has none, from the call
 * sheet and the schedule's first and last day. An estimate is only carried over when someone entered it; else it is the
 * schedule's last day, which moves with the schedule.
 */
export function factsFrom(sheet: CallSheet, { start, end }: DateRange, before = NO_FACTS): ProductionFacts {
  const named = (title: RegExp) =>
    sheet.contacts
      .filter((contact) => title.test(contact.title))
      .map(({ name }) => name)
      .join(", ")
      .slice(0, 500);
  return {
    productionNumber: before.productionNumber,
    productionType: before.productionType,
    contact: before.contact || contactOf(sheet),
    director: before.director || named(/^Director$/),
    producers: before.producers || named(/producer$/i),
    upm: before.upm || named(/^UPM$/),
    firstAd: before.firstAd || named(/^1st AD$/),
    startDate: before.startDate ?? start,
    scheduledFinish: before.scheduledFinish ?? end,
    estimatedFinish: before.estimatedFinish !== before.scheduledFinish ? before.estimatedFinish : end,
    scriptColour: before.scriptColour || sheet.settings.scriptColour,
    scheduleColour: before.scheduleColour || sheet.settings.scheduleColour,
  };
}

/** The production manager or an assistant director, the first that is known, with their phone. */
function contactOf({ contacts }: CallSheet): string {
  const found = OFFICE.flatMap((title) => contacts.find((contact) => contact.title === title) ?? [])[0];
  return found
    ? [found.name, found.phone]
        .filter((text) => text !== "")
        .join(", ")
        .slice(0, 500)
    : "";
}

const OFFICE = ["UPM", "2nd AD", "1st AD"] as const;
