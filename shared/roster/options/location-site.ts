import * as z from "zod";
import { isCalendarDate } from "../../dates/calendar-date.ts";
import { Coordinates } from "../fields/coordinates.ts";
import { DetailText } from "../fields/detail-text.ts";

const PermitDate = z.string().refine(isCalendarDate, {
  error: ({ input }) => `"${String(input).slice(0, 40)}" is not a date. Write it as 2026-07-31.`,
});

/** What the production knows of a location option beyond its documented columns. Texts that nobody gave are empty. */
export const LocationSite = z
  .object({
    coordinates: Coordinates.nullable(),
    permit: DetailText,
    /** The last day on which the permit holds, as YYYY-MM-DD; null while nobody has said. */
    permitUntil: PermitDate.nullable(),
    parking: DetailText,
    power: DetailText,
    /** The nearest hospital with an emergency room: name, address, phone. */
    hospital: DetailText,
    /** How to get there; places that were described before it was asked for have none, as of the next. */
    directions: DetailText.default(""),
    /** The nearest police and fire stations. */
    police: DetailText.default(""),
  })
  .readonly();
export type LocationSite = z.infer<typeof LocationSite>;

/** The site of a place of which nobody has said anything. */
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
