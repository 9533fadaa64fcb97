import * as z from "zod";

const amount = z.number().min(0).max(1e9);

/** What a schedule costs in the production's currency, for one that is weighed in money. */
export const DayPrices = z
  .object({
    /** A day of shooting, without the cast. */
    shootingDay: amount,
    /** A day that the production lasts, up to its last of shooting: offices, rentals. */
    calendarDay: amount,
    /** Coming to a location: its fee, rigging and striking. */
    visit: amount,
    /** A move to another location within a day. */
    move: amount,
    /** A day with exteriors by day and by night. */
    mixedDay: amount,
    /** The day of an actor whose rate nobody has said. */
    usualRate: amount,
  })
  .readonly();
/** See the schema of the same name. */
export type DayPrices = z.infer<typeof DayPrices>;
