import { addDays, type CalendarDate, dateOf, isCalendarDate } from "../../dates/calendar-date.ts";
import {
  availabilityFromText,
  DatesError,
  dateFromText,
  dateText,
  isFlexible,
  isUndated,
  NO_CONSTRAINT,
  textFromDates,
} from "../../dates/dates-string.ts";
import { shownDate, shownDates } from "../../dates/shown-date.ts";
import { retold, stored } from "../../i18n/stored.ts";
import { plainLine, plainText } from "../fields/plain-text.ts";
import type { ActorForm } from "./actor-form.ts";
import type { LocationForm } from "./location-form.ts";
import type { MinorBand } from "./minor-band.ts";
import { agesText, bandOfText, MINOR_HOURS } from "./minor-hours.ts";

/** A column of an options spreadsheet. */
export interface SheetField<Name extends string = string> {
  readonly name: Name;
  readonly column: string;
  /** Visible to editors only. */
  readonly isForEditors?: true;
  /** Converts the form's text to the cell's; by default unchanged. */
  readonly shown?: (text: string) => string;
  /** Converts a cell to the form's text. A cell that cannot be parsed is returned unchanged. */
  readonly read: (cell: string) => string;
  /** Whether two different texts have the same meaning. */
  readonly isSame?: (one: string, other: string) => boolean;
}

const DATES = { name: "dates", column: "Dates", shown: datesShown, read: datesOfCell, isSame: isSameDates } as const;

/** Columns of an actor options spreadsheet, besides those that identify the actor. */
export const ACTOR_FIELDS: readonly SheetField<keyof ActorForm>[] = [
  { name: "details", column: "Details", read: plainLine },
  DATES,
  { name: "phone", column: "Phone", read: plainLine },
  { name: "mail", column: "E-mail", read: plainLine },
  { name: "agent", column: "Agent", read: plainText },
  { name: "dayRate", column: "Rate per day", read: (cell) => plainLine(cell).replaceAll(/[\s,]/g, "") },
  { name: "minor", column: "Age", shown: ageShown, read: ageOfCell },
  { name: "withinDays", column: "Work within days", read: plainLine },
  { name: "diet", column: "Diet", isForEditors: true, read: plainText },
  { name: "access", column: "Access needs", isForEditors: true, read: plainText },
];

/** Columns of a location options spreadsheet, besides those that identify the location. */
export const LOCATION_FIELDS: readonly SheetField<keyof LocationForm>[] = [
  { name: "address", column: "Address", read: plainLine },
  DATES,
  { name: "coordinates", column: "Coordinates", read: plainLine },
  { name: "permit", column: "Permit", read: plainText },
  { name: "permitUntil", column: "Permit valid until", shown: dateShown, read: dateOfCell },
  { name: "parking", column: "Parking", read: plainText },
  { name: "power", column: "Power", read: plainText },
  { name: "hospital", column: "Nearest hospital", read: plainText },
  { name: "police", column: "Police and fire", read: plainText },
  { name: "directions", column: "Directions", read: plainText },
];

/** The form's text for display. */
export function shownText({ shown }: SheetField, text: string): string {
  return shown ? shown(text) : text;
}

function ageShown(band: string): string {
  return Object.hasOwn(MINOR_HOURS, band) ? agesText(band as MinorBand) : band;
}

function ageOfCell(cell: string): string {
  const said = plainLine(cell);
  const age = said.replace(/^minor,\s*/i, "");
  return age.toLowerCase() === "adult" ? "" : (bandOfText(age) ?? said);
}

function dateShown(date: string): string {
  return isCalendarDate(date) ? shownDate(date) : date;
}

function dateOfCell(cell: string): string {
  const said = plainLine(cell);
  const counted = dateOfCount(said);
  if (counted !== undefined) return counted;
  try {
    return isCalendarDate(said) || said === "" ? said : dateFromText(said);
  } catch (error) {
    if (error instanceof DatesError) return said;
    throw error;
  }
}

/** How dates are shown that say nothing about days, in English. */
const [UNKNOWN, ANY_DAY] = [stored("No dates"), stored("Flexible")];

/** Whether a cell has this text, in English or the current language. */
const isText = (cell: string, text: string) =>
  [text, retold(text)].some((one) => one.toLowerCase() === cell.toLowerCase());

function datesShown(dates: string): string {
  if (isUndated(dates)) return retold(UNKNOWN);
  return isFlexible(dates) ? retold(ANY_DAY) : shownDates(dates);
}

function datesOfCell(cell: string): string {
  const said = plainLine(cell);
  if (isText(said, UNKNOWN)) return "";
  if (isText(said, ANY_DAY)) return NO_CONSTRAINT;
  const counted = dateOfCount(said);
  return counted === undefined ? monthsFirst(said) : dateText(counted);
}

/** Dates as they are stored, of dates with dots. */
const monthsFirst = (text: string) =>
  text.replace(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g, (date, day, month, year) => {
    const found = dateOf(Number(year), Number(month), Number(day));
    return found === undefined ? date : dateText(found);
  });

/** Epoch of spreadsheet dates, which are stored as day numbers. */
const FIRST_DAY = "1899-12-30";

function dateOfCount(cell: string): CalendarDate | undefined {
  return /^[2-7]\d{4}$/.test(cell) ? addDays(FIRST_DAY, Number(cell)) : undefined;
}

function isSameDates(one: string, other: string): boolean {
  return meaningOf(one) === meaningOf(other);
}

function meaningOf(dates: string): string {
  if (isUndated(dates)) return "";
  try {
    const availability = availabilityFromText(dates);
    if (availability.kind === "flexible") return NO_CONSTRAINT;
    return textFromDates({ days: availability.dates, ranges: availability.ranges });
  } catch (error) {
    if (error instanceof DatesError) return dates;
    throw error;
  }
}
