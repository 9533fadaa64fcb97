import type { Coordinates } from "../../roster/fields/coordinates.ts";

/** Time of a company move between places without coordinates. */
const USUAL = 30;
/** Packing and unloading. */
const LOADING = 15;
/** Roads are about this much longer than the straight line, and a convoy drives at this speed in a city. */
const [DETOUR, KM_PER_HOUR] = [1.3, 30];
const EARTH_RADIUS_KM = 6371;

/** Minutes of a company move, in steps of five: loading and the way between the places. */
export function moveMinutes(from: Coordinates | null | undefined, to: Coordinates | null | undefined): number {
  if (!from || !to) return USUAL;
  const way = (60 * DETOUR * kilometres(from, to)) / KM_PER_HOUR;
  return LOADING + 5 * Math.ceil(way / 5);
}

/** Great-circle distance by the haversine formula. */
function kilometres(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, long] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(long / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
