import * as z from "zod";
import { OrderedEpisode } from "../../episodes/episode-order.ts";
import { EpisodeWindow } from "../../episodes/episode-window.ts";
import { Clock } from "../../roster/fields/clock.ts";
import { SunPlace } from "../../roster/fields/sun-place.ts";
import { MinorBand } from "../../roster/options/minor-band.ts";
import { AcrossUnits, SceneElsewhere } from "../constraints/other-units.ts";
import { DayPrices } from "../model/day-rates.ts";
import { SceneConstraints } from "../model/scene-constraints.ts";
import { CalendarDate, Strip } from "../model/schedule.ts";

const dates = z.array(CalendarDate).readonly();

/** Availability; see `Availability`. */
const Dates = z.union([
  z.object({ kind: z.literal("flexible") }).readonly(),
  z
    .object({
      kind: z.literal("days"),
      days: dates,
      dates,
      ranges: z.array(z.object({ start: CalendarDate, end: CalendarDate }).readonly()).readonly(),
    })
    .readonly(),
]);

const BoardParty = z
  .object({
    id: z.string(),
    name: z.string(),
    availability: Dates,
    /** Options without dates; see Party. */
    undated: z.array(z.string()).readonly().optional(),
    minor: MinorBand.optional(),
    /** All work is within so many calendar days; see Party. */
    withinDays: z.int().optional(),
    /** Of a location; see Party. */
    site: SunPlace.optional(),
  })
  .readonly();

/**
 * Everything needed to validate a board: strips, locations, cast with availability, limits and calendar. `strips` lists
 * scenes in script order, then removed ones (`gone`); `placeOf[i]` is the index in `places` of strip i's location.
 */
export const BoardContext = z
  .object({
    name: z.string(),
    location: z.string(),
    scenesPerDay: z.int(),
    weekdays: z.array(z.int()).readonly(),
    /** Limits of a day; see DayLimits. */
    limits: z
      .object({
        eighthsPerDay: z.int().optional(),
        minutesPerDay: z.int().optional(),
        moveMinutes: z.int().optional(),
        locationsPerDay: z.int().optional(),
        dayAndNightApart: z.boolean().optional(),
        minutesPerEighth: z.int().optional(),
        turnaroundHours: z.int().optional(),
        weekRest: z.int().optional(),
        usualCall: z.int().optional(),
      })
      .readonly()
      .optional(),
    /** How warnings write times of day; twelve hours when absent. */
    clock: Clock.optional(),
    /** Days without work and split days; see WorkingCalendar. */
    calendar: z.object({ holidays: dates, daysOff: dates, splits: dates }).readonly().optional(),
    ties: SceneConstraints.optional(),
    /** Limits for warnings; see WeekRules. No warnings if absent. */
    weekRules: z.object({ daysInRow: z.int(), weekRest: z.int().optional() }).readonly().optional(),
    strips: z.array(Strip).readonly(),
    gone: z.array(z.string()).readonly(),
    places: z.array(BoardParty).readonly(),
    placeOf: z.array(z.int()).readonly(),
    cast: z.array(BoardParty).readonly(),
    /** The active schedules of other units, and who may be in two on a date; absent if there are none. */
    ...AcrossUnits.shape,
    /** The lead roles, if the schedule is of a unit that does not shoot them by default, with its name. */
    leads: z
      .object({ unit: z.string(), castIds: z.array(z.string()).readonly() })
      .readonly()
      .optional(),
    /** The scenes of this schedule that other units shoot. */
    elsewhere: z.array(SceneElsewhere).readonly().optional(),
    /** When the scenes of some episodes may be shot; absent if all may be on any date. */
    episodeDates: z.array(EpisodeWindow).readonly().optional(),
    /** The episodes that are only shot after another, and those; absent if there are none. */
    episodeOrder: z.array(OrderedEpisode).readonly().optional(),
    /**
     * Day rates by cast id, and prices, as far as they are entered; for editors who see the whole project. They only
     * state the price of a change: what the board costs in points does not depend on who reads it.
     */
    pay: z
      .object({ rates: z.record(z.string(), z.number()).readonly(), prices: DayPrices.optional() })
      .readonly()
      .optional(),
  })
  .readonly();
export type BoardContext = z.infer<typeof BoardContext>;
