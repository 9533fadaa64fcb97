import timeZoneAt from "@photostructure/tz-lookup";
import type { Coordinates } from "./coordinates.ts";

/** The time zone at a place. */
export function zoneAt({ latitude, longitude }: Coordinates): string {
  return timeZoneAt(latitude, longitude);
}
