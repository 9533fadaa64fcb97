import { type Breakdown, COLUMNS } from "../breakdown/breakdown.ts";
import { dateInWords } from "../roster/calendar-date.ts";
import type { Coordinates } from "../roster/coordinates.ts";
import type { ActorOption, LocationOption } from "../roster/option.ts";
import type { Roster } from "../roster/roster.ts";
import { cellOf, groupOfSet } from "../roster/scenes.ts";
import { codeOf, dayOutOfDays } from "../schedule/day-out-of-days.ts";
import type { Schedule, ShootingDay, Strip } from "../schedule/schedule.ts";
import type { CallSheet, CastCall, Requirement, SheetLocation } from "./call-sheet.ts";
import { daylightOf } from "./daylight.ts";
import { hospitalsOf, siteLines } from "./site-lines.ts";
import type { Timing } from "./timing.ts";

/** What a call sheet is made from. `dayIndex` counts from 0. */
export interface CallSheetSource {
  readonly project: { readonly name: string; readonly company?: string };
  readonly schedule: Schedule;
  readonly dayIndex: number;
  readonly breakdown: Breakdown;
  readonly roster: Roster;
  readonly actorOptions: readonly ActorOption[];
  readonly locationOptions: readonly LocationOption[];
  readonly timing: Timing;
  /** The names of the crew's departments. */
  readonly departments: readonly string[];
}

const EXTRAS = "Background Actors";
const SET_DRESSING = "Set Dressing";
const NO_REQUIREMENT: ReadonlySet<string> = new Set([
  ...Object.values(COLUMNS).filter((column) => column !== COLUMNS.notes),
  EXTRAS,
  SET_DRESSING,
  "Cast Members",
]);

/**
 * The call sheet of one day of a schedule.
 *
 * @throws {RangeError} when the schedule has no such day
 */
export function callSheetFrom(source: CallSheetSource): CallSheet {
  const { project, schedule, dayIndex, breakdown, timing } = source;
  const day = schedule.days[dayIndex];
  if (!day) throw new RangeError(`"${schedule.name}" has ${schedule.days.length} days, so no day ${dayIndex + 1}.`);
  const next = schedule.days[dayIndex + 1];
  const locations = locationsOf(day, source);
  return {
    company: project.company ?? "",
    project: project.name,
    schedule: schedule.name,
    dayNumber: dayIndex + 1,
    dayCount: schedule.days.length,
    date: day.date,
    dateLine: dateInWords(day.date),
    timing,
    locations,
    conditions: {
      weather: "",
      ...daylightOf(day.date, coordinatesOf(day, source)),
      meal: "",
      wrap: "",
      hospital: hospitalsOf(locations),
    },
    scenes: day.strips,
    eighths: eighthsOf(day.strips),
    cast: castCalls(source),
    requirements: breakdown.columns
      .filter((column) => !NO_REQUIREMENT.has(column))
      .map((category) => ({ category, items: requirementsOf(day, breakdown, category) }))
      .filter(({ items }) => items.length > 0),
    extras: requirementsOf(day, breakdown, EXTRAS),
    setDressing: requirementsOf(day, breakdown, SET_DRESSING),
    departments: source.departments.map((name) => ({ name, call: timing.crewCall })),
    advance: next ? { date: next.date, dateLine: dateInWords(next.date), scenes: next.strips } : null,
  };
}

/** The length of some strips together, in eighths of a page. */
export function eighthsOf(strips: readonly Strip[]): number {
  return strips.reduce((sum, { eighths }) => sum + eighths, 0);
}

/** The places of the day in the order in which the company goes to them. */
function locationsOf(day: ShootingDay, source: CallSheetSource): SheetLocation[] {
  const locations = new Map<string, SheetLocation>();
  for (const { set } of day.strips) {
    const group = groupOfSet(source.roster, set);
    const locked = lockedPlace(group?.id, source);
    locations.set(group?.id ?? set, {
      group: group?.name ?? set,
      place: locked?.locationName ?? "",
      address: locked?.address ?? "",
      directions: "",
      ...siteLines(day.date, locked?.site),
    });
  }
  return [...locations.values()];
}

/** Where the day's sun is looked up: the first place of the day that has coordinates. */
function coordinatesOf(day: ShootingDay, source: CallSheetSource): Coordinates | undefined {
  const locked = day.strips.map(({ set }) => lockedPlace(groupOfSet(source.roster, set)?.id, source));
  return locked.find((option) => option?.site?.coordinates)?.site?.coordinates ?? undefined;
}

function lockedPlace(groupId: string | undefined, { locationOptions }: CallSheetSource): LocationOption | undefined {
  return locationOptions.find((option) => option.groupId === groupId && option.locked);
}

/** Everyone who works that day, and then everyone who is held, by cast id. */
function castCalls({ schedule, dayIndex, roster, actorOptions, timing }: CallSheetSource): CastCall[] {
  const dood = dayOutOfDays(schedule);
  const calls = dood.rows.flatMap(({ castId }): CastCall[] => {
    const status = codeOf(dood, castId, dayIndex);
    if (status === "") return [];
    const works = status !== "H";
    return [
      {
        castId,
        character: roster.roles.find((role) => role.castId === castId)?.name ?? "",
        actor: actorOptions.find((option) => option.castId === castId && option.locked)?.actorName ?? "",
        status,
        report: works ? timing.crewCall : "",
        onSet: works ? timing.shootCall : "",
      },
    ];
  });
  return [...calls.filter(({ status }) => status !== "H"), ...calls.filter(({ status }) => status === "H")];
}

function requirementsOf(day: ShootingDay, breakdown: Breakdown, column: string): Requirement[] {
  return day.strips.flatMap(({ sceneId, number }) => {
    const row =
      breakdown.rows.find(({ id }) => id === sceneId) ??
      breakdown.rows.find((one) => cellOf(one, COLUMNS.number) === number);
    const text = row ? cellOf(row, column) : "";
    return text === "" ? [] : [{ scene: number, text }];
  });
}
