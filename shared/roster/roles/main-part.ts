import { CATEGORY_OF } from "../../screenplay/language/category-of.ts";
import { PLACE_NOUNS } from "../../screenplay/language/place-nouns.ts";
import { vehicleInSet } from "../../screenplay/language/vehicle-in-set.ts";
import { SITE_IN_ROOM, STREET } from "./place-words.ts";
import { beginsRoom, HOMES, isSiteWord, kindOfPart, type PartKind, partKey } from "./set-parts.ts";

/** A part of a set name with its kind and its key. */
export interface Part {
  readonly text: string;
  readonly key: string;
  readonly kind: PartKind;
}

/** Number of sites that a name has if it is a city. */
const SITES_OF_A_CITY = 2;

export function partFrom(text: string): Part {
  return { text, key: partKey(text), kind: kindOfPart(text) };
}

/** The part of each set that is its location, before parts that belong to another location are resolved. */
export function mainParts(cut: ReadonlyMap<string, readonly Part[]>): Map<string, Part> {
  const all = [...cut.values()];
  const cities = citiesIn(all);
  const shared = countsOf(all);
  const known = { places: placesWithRooms(all), alone: new Set(all.flatMap(aloneIn)) };
  const found = new Map([...cut].map(([set, parts]) => [set, mainPart(set, parts, cities, shared, known)]));
  // LOCH BOAT YARD is LOCH - BOAT YARD.
  const divided = new Map([...cut].flatMap(([set, parts]) => (parts.length > 1 ? [[partKey(set), set] as const] : [])));
  for (const [set, parts] of cut) {
    const other = parts.length === 1 ? divided.get(partKey(set)) : undefined;
    if (other !== undefined) found.set(set, found.get(other)!);
  }
  return found;
}

/** Keys of the parts that are cities: known ones, and names outside several sites. */
function citiesIn(all: readonly (readonly Part[])[]): Set<string> {
  const sites = new Map<string, Set<string>>();
  const cities = new Set<string>();
  for (const parts of all) {
    for (const part of parts) if (part.kind === "city" && parts.length > 1) cities.add(part.key);
    const [first, second] = parts;
    const last = parts.at(-1);
    // SAINT BRENDAN'S is a house, not a city.
    if (parts.length < 2 || /['’]S$/.test(first!.text.toUpperCase())) continue;
    if (first!.kind === "name" && isSite(second!)) addTo(sites, first!.key, second!.key);
    if (last !== first && last!.kind === "name" && isSite(first!)) addTo(sites, last!.key, first!.key);
  }
  for (const [key, those] of sites) {
    const hasRooms = all.some(
      (parts) =>
        parts.length === 2 && parts.some((part) => part.key === key) && parts.some(({ kind }) => kind === "room"),
    );
    // MERCY - MAIN STREET: a town has streets, a hotel may be in one.
    const hasStreets =
      [...those].some((site) => STREET.test(` ${site}`)) && !key.split(" ").some((word) => PLACE_NOUNS.has(word));
    if (those.size >= SITES_OF_A_CITY && (hasStreets || !hasRooms)) cities.add(key);
  }
  return cities;
}

/** A site, a part of one such as CHURCH STEPS, or a room with a name of its own, such as HARBOUR OFFICE. */
function isSite({ kind, key }: Part): boolean {
  const [first, ...room] = key.split(" ");
  const isPart = room.length > 0 && isSiteWord(first!) && beginsRoom(room.join(" "));
  return kind === "site" || isPart || (kind !== "city" && key.includes(" ") && HOMES.test(key));
}

export function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

function countsOf(all: readonly (readonly Part[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const parts of all)
    for (const key of new Set(parts.map((part) => part.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function lastIsThing({ key }: Part): boolean {
  return CATEGORY_OF.has(key.split(" ").at(-1)!.toLowerCase());
}

/** Keys of the parts that other sets show to be places with rooms: they stand first or alone, or after several rooms. */
function placesWithRooms(all: readonly (readonly Part[])[]): Set<string> {
  const places = new Set<string>();
  const rooms = new Map<string, Set<string>>();
  for (const [first, ...others] of all) {
    if (first === undefined) continue;
    // POOL TABLE alone is still a part of the bar.
    if (others.length > 0 || !lastIsThing(first)) places.add(first.key);
    for (const part of others) addTo(rooms, part.key, first.key);
  }
  for (const [key, those] of rooms) if (those.size > 1) places.add(key);
  return places;
}

function aloneIn([first, ...others]: readonly Part[]): string[] {
  return first === undefined || others.length > 0 ? [] : [first.key];
}

/** What the sets of a draft show: keys of the places with rooms, and of the parts that are a set by themselves. */
interface Known {
  readonly places: ReadonlySet<string>;
  readonly alone: ReadonlySet<string>;
}

/**
 * The part of a set that is its location: the first that is no room and no city, or, of several after commas, the one
 * that most sets share. A room is the location of what is in it: BAR for BAR - POOL TABLE.
 */
function mainPart(
  set: string,
  parts: readonly Part[],
  cities: ReadonlySet<string>,
  shared: ReadonlyMap<string, number>,
  known: Known,
): Part {
  const vehicle = vehicleElsewhere(parts);
  if (vehicle !== undefined) return vehicle;
  const sites = parts.filter(({ kind, key }) => kind !== "room" && !cities.has(key));
  if (sites.length === 0) {
    // In a city, a room with a name is a site: OSTRAVIK - HARBOUR OFFICE.
    const named = parts.filter(({ key }) => !cities.has(key));
    const owned = named.find(isSite);
    return owned ?? named[0] ?? parts[0] ?? partFrom(set);
  }
  const isByDash = !set.includes(",") || parts.some(({ text }) => text.includes(","));
  const [first] = parts;
  if (first?.kind === "room" && !set.includes(",") && holds(first, sites, known)) return first;
  if (isByDash) return sites[0]!;
  const sharing = (part: Part) => (shared.get(part.key) ?? 0) + (part.kind === "site" ? 0.5 : 0);
  return sites.toReversed().reduce((one, other) => (sharing(other) > sharing(one) ? other : one));
}

/** Whether the parts after a room are in it. KITCHEN - MAPLEWOOD alone does not show it: MAPLEWOOD may be a house. */
function holds(room: Part, others: readonly Part[], { places, alone }: Known): boolean {
  if (others.some((part) => isPlace(part, places))) return false;
  return alone.has(room.key) || others.every((part) => SITE_IN_ROOM.test(part.key) || lastIsThing(part));
}

/** Whether a part after a room is where the room is: a site, a city, NORA'S, or a place with other rooms. */
function isPlace({ kind, key, text }: Part, places: ReadonlySet<string>): boolean {
  const isSure = kind === "city" || (kind === "site" && !SITE_IN_ROOM.test(key));
  return isSure || /['’]S?$/i.test(text) || places.has(key);
}

/** A vehicle after the place where it is, which is a location of its own: ESTUARY - POLICE BOAT. */
export function vehicleElsewhere([first, ...others]: readonly Part[]): Part | undefined {
  if (first === undefined || vehicleInSet(first.text) !== undefined) return undefined;
  return others.find(({ text }) => vehicleInSet(text) !== undefined);
}
