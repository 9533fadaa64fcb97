import { CoordinatesError, coordinatesFromText, coordinatesText } from "../../shared/roster/coordinates-text.ts";
import type { LocationSite } from "../../shared/roster/location-site.ts";
import type { LocationOption } from "../../shared/roster/option.ts";

/** What is known of a place while it is typed: each field as a text. */
export interface SiteForm {
  readonly address: string;
  readonly coordinates: string;
  readonly permit: string;
  readonly permitUntil: string;
  readonly parking: string;
  readonly power: string;
  readonly hospital: string;
}

/** The texts that show what is known of a place; all empty while nothing is. */
export function formFrom({ address, site }: Pick<LocationOption, "address" | "site">): SiteForm {
  const { permit = "", parking = "", power = "", hospital = "", permitUntil, coordinates } = site ?? {};
  return {
    address,
    coordinates: coordinates ? coordinatesText(coordinates) : "",
    permit,
    permitUntil: permitUntil ?? "",
    parking,
    power,
    hospital,
  };
}

/** What the texts say of the place, or what is wrong with its coordinates. Everything else is for the server to judge. */
export function siteFrom(form: SiteForm): LocationSite | { readonly coordinatesProblem: string } {
  const { permit, parking, power, hospital } = form;
  try {
    const coordinates = coordinatesFromText(form.coordinates);
    return { coordinates, permit, permitUntil: form.permitUntil || null, parking, power, hospital };
  } catch (error) {
    if (error instanceof CoordinatesError) return { coordinatesProblem: error.message };
    throw error;
  }
}
