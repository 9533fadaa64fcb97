import type { Breakdown } from "../../breakdown/model/breakdown.ts";
import type { CalendarDate } from "../../dates/calendar-date.ts";
import { type Availability, availabilityFromText, DatesError, isUndated, unionOf } from "../../dates/dates-string.ts";
import type { OrderedEpisode } from "../../episodes/episode-order.ts";
import type { EpisodeWindow } from "../../episodes/episode-window.ts";
import { t } from "../../i18n/speech.ts";
import type { SunPlace } from "../../roster/fields/sun-place.ts";
import { zoneAt } from "../../roster/fields/zone-at.ts";
import type { MinorBand } from "../../roster/options/minor-band.ts";
import type { ActorOption, LocationOption } from "../../roster/options/option.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import { groupOfSet, setOf } from "../../roster/roles/roster-scenes.ts";
import type { LearnedPaces } from "../shooting-time/crew-pace.ts";
import type { DayPrices } from "./day-rates.ts";
import { constraintsAmong, NO_SCENE_CONSTRAINTS } from "./scene-constraint-sets.ts";
import type { SceneConstraints } from "./scene-constraints.ts";
import { ALL_LOCATIONS, type Strip } from "./schedule.ts";
import { type Scope, stripsFromBreakdown } from "./strips.ts";
import { startFor, WORKING_WEEK, type WorkingCalendar } from "./working-calendar.ts";

/** Shooting minutes of some scenes, and the natural light that they need (see skyOf). */
interface UnitHours {
  readonly minutes: number;
  readonly skies: readonly ("light" | "dark" | "either")[];
}

/** A character's scenes with another unit on a date, and that unit's whole day. */
export interface WorkElsewhere extends UnitHours {
  readonly date: CalendarDate;
  readonly unit: string;
  readonly day: UnitHours;
}

/** A day of another unit on which a department works. */
export type CrewWork = Pick<WorkElsewhere, "date" | "unit" | "day">;

/** A role or a location group in the scheduling problem: display name and availability. */
export interface Party {
  readonly id: string;
  readonly name: string;
  readonly availability: Availability;
  /** Names of the options that count but have no dates, so that any day is assumed; absent if there are none. */
  readonly undated?: readonly string[] | undefined;
  /** Day rate of the locked actor in the production's currency, if entered. */
  readonly dayRate?: number;
  /** Age band of the locked actor, if a minor. */
  readonly minor?: MinorBand | undefined;
  /** The number of calendar days within which the work of the locked actor must fit, if there is one. */
  readonly withinDays?: number | undefined;
  /** Where a location's sun rises; absent without coordinates of its locked option, or of its first with any. */
  readonly site?: SunPlace | undefined;
  /** Dates on which another unit has it, without those on which an owner allows both. */
  readonly busy?: readonly { readonly date: CalendarDate; readonly unit: string }[] | undefined;
  /** A character's work with other units, also where an owner allows both. */
  readonly elsewhere?: readonly WorkElsewhere[] | undefined;
  /** False for an actor who is paid continuously, whatever the length of a gap. */
  readonly mayDrop?: boolean;
}

/** Limits of a day besides its number of scenes, and of the turnaround between days. Absent values are not limited. */
export interface DayLimits {
  /** Eighths of pages. A longer scene is alone on its day. */
  readonly eighthsPerDay?: number | undefined;
  /** Shooting minutes: the hours from call to wrap, less the meal. A longer scene is alone on its day. */
  readonly minutesPerDay?: number | undefined;
  /** Minutes that each company move takes of a day. */
  readonly moveMinutes?: number | undefined;
  readonly locationsPerDay?: number | undefined;
  /** Day and night exteriors are never on the same day, except on split days; otherwise, such a day only costs more. */
  readonly dayAndNightApart?: boolean | undefined;
  /** Shooting time of an eighth, for estimates; MINUTES_PER_EIGHTH by default. */
  readonly minutesPerEighth?: number | undefined;
  /** Hours from wrap to the next call, 0 for any; see restAfter. If absent, only night exteriors are considered. */
  readonly turnaroundHours?: number | undefined;
  /** Crew call of an ordinary day in minutes from midnight; 7 AM if absent. */
  readonly usualCall?: number | undefined;
  /** Agreed weekly rest in minutes, 0 for none; if absent, the usual one. It costs, but may be missed. */
  readonly weekRest?: number | undefined;
}

/**
 * Everything that a schedule must satisfy. `places` has the location of each scene by scene id, `cast` the roles by
 * cast id.
 */
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
  /** An actor is dropped without pay over the first gap of more than this many calendar days. */
  readonly dropDays?: number | undefined;
  /** Its scenes that other units shoot. */
  readonly elsewhere?: readonly { readonly sceneId: string; readonly unit: string; readonly date: CalendarDate }[];
  /** The departments that work with other units too, and when. */
  readonly crewElsewhere?: readonly { readonly department: string; readonly works: readonly CrewWork[] }[] | undefined;
  /** When the scenes of some episodes may be shot. */
  readonly episodeDates?: readonly EpisodeWindow[] | undefined;
  /** The episodes that are only shot after another, and those. */
  readonly episodeOrder?: readonly OrderedEpisode[] | undefined;
  /** Prices, to optimise cost in money instead of points. */
  readonly prices?: DayPrices | undefined;
}

/**
 * The scheduling problem of a schedule named `name`.
 *
 * A role or group is available when its locked option is; without a locked one, when any of its options is; without
 * options, on any day. Without `startDate`, the schedule starts on the day after `today` (see startFor).
 *
 * @throws {DatesError} when an option's dates are invalid; the message names the option
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
  paces?: LearnedPaces | undefined;
  ties?: SceneConstraints;
  dropDays?: number | undefined;
  prices?: DayPrices | undefined;
}): SchedulingProblem {
  const { breakdown, roster, scope } = given;
  const locked = given.actorOptions.filter((option) => option.locked);
  const minors = new Set(locked.flatMap(({ castId, profile }) => (profile?.minor ? [castId] : [])));
  const minutesPerEighth = given.limits?.minutesPerEighth;
  const strips = stripsFromBreakdown(breakdown, roster, scope, { minutesPerEighth, paces: given.paces, minors });
  const wanted = new Set(strips.flatMap(({ castIds }) => castIds));
  const cast = roster.roles
    .filter(({ castId }) => wanted.has(castId))
    .map(({ castId, name }) => {
      const options = given.actorOptions.filter((option) => option.castId === castId);
      const profile = options.find((option) => option.locked)?.profile;
      const dayRate = profile?.dayRate ?? undefined;
      const minor = profile?.minor ?? undefined;
      const dated = datedParty(name, options, (option) => option.actorName);
      const withinDays = profile?.withinDays ?? undefined;
      return {
        ...{ id: castId, name, ...dated },
        ...(dayRate !== undefined && { dayRate }),
        ...(minor && { minor }),
        ...(withinDays !== undefined && { withinDays }),
      };
    });
  const groups = roster.groups.map(({ id, name }) => {
    const options = given.locationOptions.filter((option) => option.groupId === id);
    const site = siteOf(options);
    return { id, name, ...datedParty(name, options, (option) => option.locationName), ...(site && { site }) };
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

/** Coordinates of a group's locked option, or of its first with any, and the time zone there. */
function siteOf(options: readonly LocationOption[]): SunPlace | undefined {
  const known = options.filter(({ site }) => site?.coordinates);
  const coordinates = (known.find(({ locked }) => locked) ?? known[0])?.site?.coordinates;
  return coordinates ? { ...coordinates, timeZone: zoneAt(coordinates) } : undefined;
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
    const set = setOf(row, roster);
    const group = groupOfSet(roster, set);
    const party = groups.find(({ id }) => id === group?.id);
    places.set(row.id, party ?? { id: "None", name: set, availability: { kind: "flexible" } });
  }
  return places;
}

/**
 * Availability of a role or group: that of its locked option; without one, the union of all its options.
 *
 * @throws {DatesError} when an option's dates are invalid; the message names the option
 */
export function datedParty<T extends { dates: string; locked: boolean }>(
  whose: string,
  options: readonly T[],
  nameOf: (option: T) => string,
): Pick<Party, "availability" | "undated"> {
  const locked = options.filter((option) => option.locked);
  const counting = locked.length > 0 ? locked : options;
  const undated = counting.filter(({ dates }) => isUndated(dates)).map(nameOf);
  const availability = unionOf(
    counting.map((option) => {
      try {
        return availabilityFromText(option.dates);
      } catch (error) {
        if (!(error instanceof DatesError)) throw error;
        throw new DatesError(
          t('The dates of "{option}" for {whose} cannot be read: {message}', {
            option: nameOf(option),
            whose,
            message: error.message,
          }),
        );
      }
    }),
  );
  return { availability, ...(undated.length > 0 && { undated }) };
}
