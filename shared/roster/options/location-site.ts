import * as z from "zod";
import { isCalendarDate } from "../../dates/calendar-date.ts";
import { t } from "../../i18n/speech.ts";
import { Coordinates } from "../fields/coordinates.ts";
import { DetailText } from "../fields/detail-text.ts";

const PermitDate = z.string().refine(isCalendarDate, {
  error: ({ input }) => t('"{input}" is not a date. Write it as 2026-07-31.', { input: String(input).slice(0, 40) }),
});

/** Details of a location option beyond its documented columns. Missing texts are empty. */
export const LocationSite = z
  .object({
    coordinates: Coordinates.nullable(),
    permit: DetailText,
    /** Last day of the permit, as YYYY-MM-DD; null until entered. */
    permitUntil: PermitDate.nullable(),
    parking: DetailText,
    power: DetailText,
    /** The nearest hospital with an emergency room: name, address, phone. */
    hospital: DetailText,
    /** How to get there. Missing, like the next field, in locations stored before the field existed. */
    directions: DetailText.default(""),
    /** The nearest police and fire stations. */
    police: DetailText.default(""),
  })
  .readonly();
export type LocationSite = z.infer<typeof LocationSite>;

/** The details of a location for which nothing is entered. */
export const NO_LOCATION_SITE: LocationSite = {
  coordinates: null,
  permit: "",
  permitUntil: null,
  parking: "",
  power: "",
  hospital: "",
  directions: "",
  police: "",
};
