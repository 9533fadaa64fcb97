import { type Breakdown, COLUMNS } from "../../breakdown/model/breakdown.ts";
import type { CalendarDate } from "../../dates/calendar-date.ts";
import { type Availability, availabilityFromText, DatesError, unionOf } from "../../dates/dates-string.ts";
import type { MinorBand } from "../../roster/options/minor-band.ts";
import type { ActorOption, LocationOption } from "../../roster/options/option.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import { cellOf, groupOfSet } from "../../roster/roles/roster-scenes.ts";
import type { DayPrices } from "./day-rates.ts";
import { constraintsAmong, NO_SCENE_CONSTRAINTS } from "./scene-constraint-sets.ts";
import type { SceneConstraints } from "./scene-constraints.ts";
import { ALL_LOCATIONS, type Strip } from "./schedule.ts";
import { type Scope, stripsFromBreakdown } from "./strips.ts";
import { startFor, WORKING_WEEK, type WorkingCalendar } from "./working-calendar.ts";

/** A role or a location group as the scheduler sees it: what to call it, and when it can be had. */
export interface Party {
  readonly id: string;
  readonly name: string;
  readonly availability: Availability;
  /** What the actor who is locked is paid per day, in the production's currency, if somebody has said. */
  readonly dayRate?: number;
  /** The age band of the actor who is locked, when that is a minor. */
  readonly minor?: MinorBand | undefined;
  /** False for somebody who is paid throughout, whatever the length of a gap. */
  readonly mayDrop?: boolean;
}

/** What a day holds at most, beside its scenes, and what lies between two; what is not given is not limited. */
export interface DayLimits {
  /** Eighths of pages. */
  readonly eighthsPerDay?: number | undefined;
  readonly locationsPerDay?: number | undefined;
  /** Exteriors by day and by night share no day that is not split; else such a day costs more, but may be. */
  readonly dayAndNightApart?: boolean | undefined;
  /** How long an eighth takes, for those who may not work all day; MINUTES_PER_EIGHTH where it is not given. */
  readonly minutesPerEighth?: number | undefined;
  /** Hours from a day's wrap to the next day's call, 0 for any; see restAfter. Where it is not given, nights alone are heeded. */
  readonly turnaroundHours?: number | undefined;
}

/** Everything that a schedule has to obey. `places` has the location of each scene by scene id, `cast` each role by cast id. */
export interface SchedulingProblem {
  readonly name: string;
  readonly location: string;
  readonly scenesPerDay: number;
  readonly calendar: WorkingCalendar;
  readonly strips: readonly Strip[];
  readonly places: ReadonlyMap<string, Party>;
  readonly cast: ReadonlyMap<string, Party>;
  readonly limits?: DayLimits;
  readonly ties?: SceneConstraints;
  /** Over the first gap of more calendar days than these between two days of work an actor is dropped and not paid. */
  readonly dropDays?: number | undefined;
  /** What the schedule costs, to be weighed in money instead of points. */
  readonly prices?: DayPrices | undefined;
}

/**
 * The production that a schedule named `name` is made for.
 *
 * A role or group is free when its locked option is; while none is locked, when any of its options is; without
 * options, on any day. Without `startDate` it starts the day after `today` (see startFor).
 *
 * @throws {DatesError} when an option's dates cannot be read; the message says whose
 */
export function schedulingProblemFrom(given: {
  name: string;
  scope: Scope;
  scenesPerDay: number;
  breakdown: Breakdown;
  roster: Roster;
  actorOptions: readonly ActorOption[];
  locationOptions: readonly LocationOption[];
  today: CalendarDate;
  startDate?: CalendarDate | undefined;
  weekdays?: readonly number[] | undefined;
  calendar?: Pick<WorkingCalendar, "secondWeek" | "holidays" | "daysOff" | "splits">;
  limits?: DayLimits;
  ties?: SceneConstraints;
  dropDays?: number | undefined;
  prices?: DayPrices | undefined;
}): SchedulingProblem {
  const { breakdown, roster, scope } = given;
  const strips = stripsFromBreakdown(breakdown, roster, scope);
  const wanted = new Set(strips.flatMap(({ castIds }) => castIds));
  const cast = roster.roles
    .filter(({ castId }) => wanted.has(castId))
    .map(({ castId, name }) => {
      const options = given.actorOptions.filter((option) => option.castId === castId);
      const profile = options.find((option) => option.locked)?.profile;
      const dayRate = profile?.dayRate ?? undefined;
      const minor = profile?.minor ?? undefined;
      const availability = availabilityOf(name, options, (option) => option.actorName);
      return { id: castId, name, availability, ...(dayRate !== undefined && { dayRate }), ...(minor && { minor }) };
    });
  const groups = roster.groups.map(({ id, name }) => {
    const options = given.locationOptions.filter((option) => option.groupId === id);
    return { id, name, availability: availabilityOf(name, options, (option) => option.locationName) };
  });
  const places = placesOfScenes(breakdown, roster, groups, strips);
  const availabilities = [...cast, ...places.values()].map(({ availability }) => availability);
  return {
    name: given.name,
    location: scope === "all" ? ALL_LOCATIONS : (roster.groups.find(({ id }) => id === scope)?.name ?? scope),
    scenesPerDay: given.scenesPerDay,
    calendar: {
      startDate: given.startDate ?? startFor(availabilities, given.today),
      weekdays: given.weekdays ?? WORKING_WEEK,
      ...given.calendar,
    },
    strips,
    places,
    cast: new Map(cast.map((party) => [party.id, party])),
    limits: given.limits ?? {},
    ties: constraintsAmong(given.ties ?? NO_SCENE_CONSTRAINTS, new Set(strips.map(({ sceneId }) => sceneId))),
    dropDays: given.dropDays,
    prices: given.prices,
  };
}

function placesOfScenes(
  breakdown: Breakdown,
  roster: Roster,
  groups: readonly Party[],
  strips: readonly Strip[],
): Map<string, Party> {
  const wanted = new Set(strips.map(({ sceneId }) => sceneId));
  const places = new Map<string, Party>();
  for (const row of breakdown.rows.filter(({ id }) => wanted.has(id))) {
    const set = cellOf(row, COLUMNS.location);
    const group = groupOfSet(roster, set);
    const party = groups.find(({ id }) => id === group?.id);
    places.set(row.id, party ?? { id: "None", name: set, availability: { kind: "flexible" } });
  }
  return places;
}

/**
 * When a role or group is free: when its locked option is; while none is locked, when any of its options is.
 *
 * @throws {DatesError} when an option's dates cannot be read; the message says whose
 */
export function availabilityOf<T extends { dates: string; locked: boolean }>(
  whose: string,
  options: readonly T[],
  nameOf: (option: T) => string,
): Availability {
  const locked = options.filter((option) => option.locked);
  return unionOf(
    (locked.length > 0 ? locked : options).map((option) => {
      try {
        return availabilityFromText(option.dates);
      } catch (error) {
        if (!(error instanceof DatesError)) throw error;
        throw new DatesError(`The dates of "${nameOf(option)}" for ${whose} cannot be read: ${error.message}`);
      }
    }),
  );
}
