import { isSureShot } from "../../screenplay/headings/shot-terms.ts";
import { addTo, mainParts, type Part, partFrom, vehicleElsewhere } from "./main-part.ts";
import { GENERIC, INSTITUTION, NO_FIRM, STREET, VENUE } from "./place-words.ts";
import {
  beginsRoom,
  DWELLINGS,
  HOMES,
  innerPlace,
  isOneSlip,
  isRelated,
  isSiteWord,
  isThing,
  kindOfPart,
  outerPlace,
  partKey,
  partnersOf,
  partsOfSet,
  withoutRoom,
} from "./set-parts.ts";

/**
 * The location of each set, as a location manager would group them: JOHN'S HOUSE for `JOHN'S HOUSE - KITCHEN`, for
 * `HALL, JOHN'S HOUSE` and for `JOHNS KITCHEN`; the bank for `STREET OUTSIDE BANK`. A city before a site is no
 * location. Spellings of one name are one location. A camera shot, and a thing that a heading shows, are at the location
 * of the set above.
 *
 * @param sets in script order; repeated ones show what a shot is below, and an empty one that nothing is above
 * @param bare those whose headings say neither INT. nor EXT. nor a time, in a draft where most say one
 */
export function locationsOfSets(sets: readonly string[], bare: ReadonlySet<string> = new Set()): Map<string, string> {
  const isOnce = (set: string) => sets.indexOf(set) === sets.lastIndexOf(set);
  const isView = (set: string) => isSureShot(set) || (bare.has(set) && isThing(set) && isOnce(set));
  const places = [...new Set(sets.filter((set) => set !== "" && !isView(set)))];
  const found = locationsOfPlaces(places);
  let above: string | undefined;
  for (const set of sets) {
    if (set === "") above = undefined;
    else if (isView(set)) found.set(set, found.get(set) ?? above ?? set);
    else above = found.get(set);
  }
  return found;
}

function locationsOfPlaces(sets: readonly string[]): Map<string, string> {
  const cut = new Map(sets.map((set) => [set, partsFrom(set)]));
  return named(sets, resolved(cut, mainParts(cut)));
}

function partsFrom(set: string): Part[] {
  return partsOfSet(set).map(partFrom);
}

/** Resolves parts that belong to another location: STREET OUTSIDE BANK, BANK LOBBY, DOYLE'S OFFICE in a firm. */
function resolved(cut: ReadonlyMap<string, readonly Part[]>, found: ReadonlyMap<string, Part>): Map<string, Part> {
  const locations = new Map([...found.values()].map((part) => [part.key, part]));
  for (const { text } of found.values()) {
    const outer = outerPlace(text);
    if (outer !== undefined && kindOfPart(outer) !== "room" && !locations.has(partKey(outer)))
      locations.set(partKey(outer), partFrom(outer));
  }
  const outerOf = new Map<string, Set<string>>();
  for (const [set, parts] of cut) {
    const main = found.get(set)!;
    for (const { text } of parts) addInner(outerOf, text);
    // Two places of one scene, TRUCK CAB / ROAD, are not within each other.
    if (set.includes(" / ") || vehicleElsewhere(parts) !== undefined) continue;
    for (const part of parts) if (part.key !== main.key && isOwnName(part)) addTo(outerOf, part.key, main.key);
  }
  return new Map(
    [...found].map(([set, part]) => {
      let place = part;
      for (let step = 0; step < 3; step++) {
        const next = outerOfPart(place, locations, outerOf);
        if (next === undefined || next.key === place.key) break;
        place = next;
      }
      return [set, place];
    }),
  );
}

/** Notes that what stands near a place belongs to it, if it has a name of its own. */
function addInner(outerOf: Map<string, Set<string>>, text: string): void {
  const [inner, outer] = [innerPlace(text), outerPlace(text)];
  if (inner !== undefined && outer !== undefined && kindOfPart(inner) === "name")
    addTo(outerOf, partKey(inner), partKey(outer));
}

/** A room that only one location can have: DOYLE'S OFFICE, PRESS ROOM; not KITCHEN. */
function isOwnName({ text, key, kind }: Part): boolean {
  return (
    key.includes(" ") &&
    kind !== "city" &&
    !STREET.test(key) &&
    (/['’]/.test(text) ||
      kind !== "room" ||
      !/^(?:DINING|LIVING|WAITING|FRONT|BACK|LOCKER|LAUNDRY|\d+\w*|MAIN|GROUND|TOP|FIRST|SECOND|ROOM|BATH|GUEST|PARKING)\b/.test(
        key,
      ))
  );
}

function outerOfPart(
  part: Part,
  locations: ReadonlyMap<string, Part>,
  outerOf: ReadonlyMap<string, ReadonlySet<string>>,
): Part | undefined {
  const outer = outerPlace(part.text);
  if (outer !== undefined) {
    const place = locations.get(partKey(outer)) ?? partFrom(outer);
    // CORRIDOR OUTSIDE DOOR
    if (place.kind !== "room" || place.key.includes(" ")) return place;
  }
  const owners = outerOf.get(part.key);
  if (owners?.size === 1) return locations.get([...owners][0]!) ?? partFrom([...owners][0]!);
  const firms = [...locations.values()].filter((one) => isFirmOf(part, one));
  if (new Set(firms.map(({ key }) => key.split(" ").at(-1))).size === 1)
    return firms.reduce((one, other) => (other.key.length > one.key.length ? other : one));
  const inside = [...locations.values(), ...[...outerOf.keys()].map(partFrom)].filter((one) => isWithin(part, one));
  // Of several hotels, none is meant.
  const isShort = INSTITUTION.test(part.key) || (part.kind === "name" && !part.key.includes(" "));
  if (inside.length > 0 && (new Set(inside.map(({ key }) => key)).size === 1 || !isShort)) return inside[0];
  // MISSION, if there is a MISSION SAN LAZARO.
  const longer = [...locations.values()].filter(
    (one) =>
      one.kind === "name" && one.key.startsWith(`${part.key} `) && !beginsRoom(one.key.slice(part.key.length + 1)),
  );
  if (INSTITUTION.test(part.key) && longer.length === 1) return longer[0];
  const venues = [...locations.values()].filter(
    (one) => one.key.startsWith(`${part.key} `) && VENUE.test(one.key.slice(part.key.length + 1)),
  );
  const isHouse = part.kind === "name" && /^THE /i.test(part.text);
  if (isHouse && venues.length === 1) return venues[0];
  // STATION FORECOURT, if there is a STATION.
  const [site, ...room] = part.key.split(" ");
  if (room.length > 0 && isSiteWord(site!) && beginsRoom(room.join(" ")) && locations.has(site!))
    return locations.get(site!);
  const rest = withoutRoom(part.text);
  if (rest === undefined || GENERIC.test(rest)) return undefined;
  const key = partKey(rest);
  if (locations.has(key)) return locations.get(key);
  if (INSTITUTION.test(key)) {
    const named = [...locations.values()].filter((one) => one.key.endsWith(` ${key}`));
    if (named.length === 1) return named[0];
  }
  if (!/['’]/.test(rest)) return hasRooms(rest, locations) ? partFrom(rest) : undefined;
  const homes = [...locations.values()].filter((one) => one.key.startsWith(`${key} `) && DWELLINGS.test(one.key));
  return /(?:OFFICE|CABIN|BOOTH)$/i.test(part.text) || homes.length !== 1 ? undefined : homes[0];
}

/**
 * Whether a place is a firm and the part a shorter name of it: FERRARO'S, FERRARO'S FACTORY and ICE CREAM FACTORY for
 * FERRARO'S ICE CREAM FACTORY.
 */
function isFirmOf(part: Part, { key, text }: Part): boolean {
  if (!/^\S+['’]S /i.test(text) || DWELLINGS.test(key) || NO_FIRM.test(key) || key === part.key) return false;
  const [owner, ...kind] = key.split(" ");
  const words = part.key.split(" ");
  if (words.length === 1) return words[0] === owner && /['’]S$/i.test(part.text);
  if (words.length > kind.length) return false;
  const isShort = words[0] === owner && words.at(-1) === kind.at(-1);
  return isShort || words.join(" ") === kind.join(" ");
}

/** Whether several sets are rooms of one name: METRO PLATFORM and METRO STAIRS. */
function hasRooms(name: string, locations: ReadonlyMap<string, Part>): boolean {
  return [...locations.values()].filter(({ text }) => withoutRoom(text) === name).length > 1;
}

/**
 * Whether a longer name is within another place, or another form of it: MAIN FLOOR COURTS BUILDING, WALTER BURNS'
 * OFFICE for BURNS' OFFICE, CELL BLOCK OF COUNTY JAIL, PRESS ROOM GROUP AT WINDOW.
 */
function isWithin({ key, text }: Part, place: Part): boolean {
  if (place.key === key) return false;
  if (place.kind === "site" && key.startsWith(`${place.key} `) && beginsRoom(key.slice(place.key.length + 1)))
    return true;
  const isName = INSTITUTION.test(key) || (!key.includes(" ") && kindOfPart(text) === "name");
  // LEDGER, if there is a BRANNOCK LEDGER; not ALLEY BEHIND THE LEDGER.
  if (isName && place.key.endsWith(` ${key}`) && !isRelated(place.text)) return true;
  // HALVORSEN'S OFFICE in the firm of HALVORSEN & REED, and REED'S.
  const owner = /^(\S+?)S OFFICE$/.exec(key)?.[1];
  if (owner !== undefined && partnersOf(place.text).includes(owner)) return true;
  if (!place.key.includes(" ")) return false;
  if (key.endsWith(` ${place.key}`)) {
    const before = key.slice(0, -place.key.length - 1);
    const isFirstName = /['’]/.test(text) && HOMES.test(place.key) && !before.includes(" ");
    return isFirstName || /\bOF(?: THE)?$/.test(before) || kindOfPart(before) === "room";
  }
  return key.startsWith(`${place.key} `) && place.kind !== "name" && kindOfPart(text) === "name";
}

/** Gives spellings of one location the name that came first. */
function named(sets: readonly string[], places: ReadonlyMap<string, Part>): Map<string, string> {
  const names = new Map<string, string>();
  return new Map(
    sets.map((set) => {
      const { key, text } = places.get(set)!;
      const known = names.has(key) ? key : [...names.keys()].find((other) => isOneSlip(other, key));
      if (known === undefined) names.set(key, text);
      return [set, names.get(known ?? key)!];
    }),
  );
}
