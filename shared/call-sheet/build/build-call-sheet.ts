import { type Breakdown, COLUMNS } from "../../breakdown/model/breakdown.ts";
import { dateInWords, daysBetween, weekday } from "../../dates/calendar-date.ts";
import { t } from "../../i18n/speech.ts";
import { zoneAt } from "../../roster/fields/zone-at.ts";
import { cellOf } from "../../roster/roles/roster-scenes.ts";
import { codeOf, dayOutOfDays } from "../../schedule/day-out-of-days/day-out-of-days.ts";
import { dayLightOf } from "../../schedule/daylight/day-light.ts";
import { sceneOfStrip } from "../../schedule/model/scene-parts.ts";
import type { ShootingDay, Strip } from "../../schedule/model/schedule.ts";
import { HOURS_PER_DAY, shootingMinutesIn } from "../../schedule/shooting-time/shooting-minutes.ts";
import type { CallSheet, CastCall, Requirement } from "../model/call-sheet.ts";
import { applyTimes, departmentAt } from "./apply-times.ts";
import type { CallSheetSource } from "./call-sheet-source.ts";
import { eventOf, isCalled, statusWith } from "./cast-status.ts";
import { dayLines, detailsOf } from "./day-lines.ts";
import { locationsOf } from "./day-locations.ts";
import { daylightOf } from "./daylight.ts";
import { departmentOfCategory } from "./department-of-category.ts";
import { contactsOf } from "./key-contacts.ts";
import { hospitalsOf } from "./site-lines.ts";

/** Number of later days whose scenes a sheet lists. */
const DAYS_AHEAD = 2;

/** Number of days before and after a day whose work with other units counts for its work rules. */
const DAYS_AROUND = 7;

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
 * @throws {RangeError} when the schedule does not have the day
 */
export function callSheetFrom(source: CallSheetSource): CallSheet {
  const { project, schedule, dayIndex, breakdown, timing, plan, settings, departments } = source;
  const day = schedule.days[dayIndex];
  if (!day)
    throw new RangeError(
      t('"{name}" has {count} days, so there is no day {dayIndex}.', {
        name: schedule.name,
        count: schedule.days.length,
        dayIndex: dayIndex + 1,
      }),
    );
  const locations = locationsOf(day, source);
  // Daylight is that of the first location with coordinates.
  const coordinates = locations.find((one) => one.coordinates)?.coordinates;
  const place = coordinates ? { ...coordinates, timeZone: zoneAt(coordinates) } : undefined;
  const sheet: CallSheet = {
    company: settings.company,
    project: project.name,
    ...(source.unit !== undefined && { unit: source.unit }),
    ...(source.otherUnits && { otherUnits: source.otherUnits }),
    schedule: schedule.name,
    ...(source.scriptVersion !== undefined && { scriptVersion: source.scriptVersion }),
    ...(source.scheduleVersion !== undefined && { scheduleVersion: source.scheduleVersion }),
    dayNumber: dayIndex + 1,
    dayCount: schedule.days.length,
    date: day.date,
    dateLine: dateInWords(day.date),
    timing,
    plan,
    basis: {
      light: dayLightOf(day.date, place),
      ...(source.before && { before: source.before }),
      minutesPerDay: shootingMinutesIn(schedule.wishes?.hoursPerDay ?? HOURS_PER_DAY),
      moveMinutes: schedule.wishes?.moveMinutes,
    },
    settings,
    contacts: contactsOf(departments),
    locations,
    conditions: {
      weather: "",
      ...daylightOf(day.date, place),
      meal: "",
      wrap: "",
      hospital: hospitalsOf(locations),
    },
    scenes: day.strips,
    ...(schedule.wishes?.minutesPerEighth !== undefined && { minutesPerEighth: schedule.wishes.minutesPerEighth }),
    ...(source.weekdays && {
      daysAWeek: source.weekdays.length,
      isDayOff: !source.weekdays.includes(weekday(day.date)),
    }),
    order: dayLines(day.strips, source, source.board?.find(({ date }) => date === day.date)?.items),
    eighths: eighthsOf(day.strips),
    cast: castOf(source),
    requirements: breakdown.columns
      .filter((column) => !NO_REQUIREMENT.has(column))
      .map((category) => ({
        category,
        department: departmentOfCategory(category),
        items: requirementsOf(day, breakdown, category),
      }))
      .filter(({ items }) => items.length > 0),
    extras: requirementsOf(day, breakdown, EXTRAS),
    setDressing: requirementsOf(day, breakdown, SET_DRESSING),
    background: [],
    departments: departments.map((department) => departmentAt(department, timing.crewCall)),
    advance: schedule.days.slice(dayIndex + 1, dayIndex + 1 + DAYS_AHEAD).map(({ date, strips }, at) => ({
      ...{ date, dateLine: dateInWords(date), scenes: strips, eighths: eighthsOf(strips) },
      dayNumber: dayIndex + at + 2,
      details: strips.map((strip) => ({ sceneId: strip.sceneId, ...detailsOf(strip, source) })),
    })),
  };
  return applyTimes(sheet, { timing, plan });
}

/** Total length of the strips, in eighths of a page. */
export function eighthsOf(strips: readonly Strip[]): number {
  return strips.reduce((sum, { eighths }) => sum + eighths, 0);
}

/**
 * The cast of the day, sorted by cast id, without times: first those who work, then those with another day status
 * (travel, fitting, rehearsal, test), then those on hold and those who work with other units. Work takes precedence over
 * a day status, as in the day out of days.
 */
function castOf({
  schedule,
  dayIndex,
  roster,
  actorOptions,
  events = [],
  castElsewhere = [],
}: CallSheetSource): CastCall[] {
  const dood = dayOutOfDays(schedule);
  const date = schedule.days[dayIndex]?.date;
  const calls = dood.rows.flatMap(({ castId }): CastCall[] => {
    const code = codeOf(dood, castId, dayIndex);
    const entered = events.find((event) => event.castId === castId && event.date === date)?.code;
    const theirs = castElsewhere.filter((one) => one.castId === castId);
    const units = theirs.filter((one) => one.date === date).map(({ unit }) => unit);
    const status = code.includes("W") ? code : units.length > 0 ? statusWith(units) : (entered ?? code);
    if (status === "") return [];
    const near = theirs.flatMap(({ work }) =>
      work && date && Math.abs(daysBetween(date, work.date)) <= DAYS_AROUND ? [work] : [],
    );
    const locked = actorOptions.find((option) => option.castId === castId && option.locked);
    return [
      {
        castId,
        character: roster.roles.find((role) => role.castId === castId)?.name ?? "",
        actor: locked?.actorName ?? "",
        status,
        minor: locked?.profile?.minor ?? null,
        ...{ pickUp: "", report: "", wardrobe: "", onSet: "", remarks: "" },
        ...(isCalled(status) && near.length > 0 && { elsewhere: near }),
      },
    ];
  });
  const [works, elsewhere, waits] = [
    calls.filter(({ status }) => isCalled(status) && eventOf(status) === undefined),
    calls.filter(({ status }) => eventOf(status) !== undefined),
    calls.filter(({ status }) => !isCalled(status)),
  ];
  return [...works, ...elsewhere, ...waits];
}

function requirementsOf(day: ShootingDay, breakdown: Breakdown, column: string): Requirement[] {
  return day.strips.flatMap(({ sceneId, number }) => {
    const row =
      breakdown.rows.find(({ id }) => id === sceneOfStrip(sceneId)) ??
      breakdown.rows.find((one) => cellOf(one, COLUMNS.number) === number);
    const text = row ? cellOf(row, column) : "";
    return text === "" ? [] : [{ scene: number, text }];
  });
}
