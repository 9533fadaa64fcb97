import * as z from "zod";

const amount = z.number().min(0).max(1e9);

/** Prices in the production's currency, for schedules that are optimised for money. */
export const DayPrices = z
  .object({
    /** A shoot day, without the cast. */
    shootingDay: amount,
    /** A calendar day up to the last shoot day: offices, rentals. */
    calendarDay: amount,
    /** Each visit to a location: fee, rigging and striking. */
    visit: amount,
    /** A company move within a day. */
    move: amount,
    /** A day with day and night exteriors. */
    mixedDay: amount,
    /** Day rate of an actor without one. */
    usualRate: amount,
  })
  .readonly();
export type DayPrices = z.infer<typeof DayPrices>;
