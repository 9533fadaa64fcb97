import { isCalendarDate } from "../../dates/calendar-date.ts";
import { t } from "../../i18n/speech.ts";
import { CoordinatesError, coordinatesFromText, coordinatesText } from "../fields/coordinates-text.ts";
import { checkDatesOf, checkLength } from "../fields/field-checks.ts";
import { FieldError } from "../fields/field-error.ts";
import { plainLine, plainText } from "../fields/plain-text.ts";
import { type LocationSite, NO_LOCATION_SITE } from "./location-site.ts";
import type { LocationOption } from "./option.ts";

/** Form fields of a location option besides the name, as entered text. */
export interface LocationForm {
  readonly address: string;
  readonly dates: string;
  readonly coordinates: string;
  readonly permit: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly permitUntil: string;
  readonly parking: string;
  readonly power: string;
  readonly hospital: string;
  readonly directions: string;
  readonly police: string;
}

/** Parsed form fields, from `locationFromForm`. */
export interface LocationFields {
  readonly address: string;
  readonly dates: string;
  readonly site: LocationSite;
}

/** Formats a location option as form fields. */
export function locationForm({
  address,
  dates,
  site,
}: Pick<LocationOption, "address" | "dates" | "site">): LocationForm {
  const { coordinates, permitUntil, ...texts } = site ?? NO_LOCATION_SITE;
  const point = coordinates ? coordinatesText(coordinates) : "";
  return { address, dates, ...texts, coordinates: point, permitUntil: permitUntil ?? "" };
}

/**
 * Parses a form.
 *
 * @throws {FieldError} when a field is invalid; the message quotes it
 */
export function locationFromForm(form: LocationForm): LocationFields {
  const { permitUntil } = form;
  if (permitUntil !== "" && !isCalendarDate(permitUntil)) {
    throw new FieldError(
      "permitUntil",
      t('"{permitUntil}" is not a date. Write it as 2026-07-31.', { permitUntil: permitUntil.slice(0, 40) }),
    );
  }
  const texts = {
    permit: plainText(form.permit),
    parking: plainText(form.parking),
    power: plainText(form.power),
    hospital: plainText(form.hospital),
    directions: plainText(form.directions),
    police: plainText(form.police),
  };
  for (const [field, text] of Object.entries(texts)) checkLength(field, text);
  const address = plainLine(form.address);
  checkLength("address", address, 500);
  checkDatesOf(form.dates);
  const coordinates = pointOf(form.coordinates);
  const site = { ...texts, coordinates, permitUntil: permitUntil || null };
  return { address, dates: form.dates.trim(), site };
}

function pointOf(text: string) {
  try {
    return coordinatesFromText(text);
  } catch (error) {
    if (error instanceof CoordinatesError) throw new FieldError("coordinates", error.message);
    throw error;
  }
}
