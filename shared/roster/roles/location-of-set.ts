import { splitTrimmed } from "../../screenplay/model/trim-marks.ts";
import { nameKey } from "../fields/name-key.ts";

/** Common rooms, which never name the location of a set. */
const ROOMS: ReadonlySet<string> = new Set(
  `
    ALLEY, ATTIC, BACK YARD, BACKYARD, BALCONY, BAR, BASEMENT, BATHROOM, BEDROOM, CABIN, CELLAR, CLOSET, COCKPIT,
    CORRIDOR, COURTYARD, DECK, DEN, DINING ROOM, DOORWAY, DRIVEWAY, ELEVATOR, ENTRANCE, FOYER, FRONT DOOR,
    FRONT YARD, GARAGE, GARDEN, HALL, HALLWAY, KITCHEN, LANDING, LAWN, LIBRARY, LIVING ROOM, LOBBY, LOUNGE, OFFICE,
    PARKING LOT, PATIO, PORCH, RECEPTION, ROOF, ROOFTOP, STAIRCASE, STAIRS, STAIRWELL, STUDY, TERRACE, TOILET,
    VESTIBULE, WAITING ROOM, YARD
  `
    .split(",")
    .map((room) => room.trim()),
);

/**
 * The location of each set: JOHN'S HOUSE for `JOHN'S HOUSE - KITCHEN` and for `HALL, JOHN'S HOUSE`. A part of the
 * location follows a dash. With commas, both orders occur, so the outer name shared by most sets is the location.
 */
export function locationsOfSets(sets: readonly string[]): Map<string, string> {
  const shared = new Map<string, number>();
  for (const set of sets) {
    for (const name of new Set(candidates(set).map(nameKey))) shared.set(name, (shared.get(name) ?? 0) + 1);
  }
  return new Map(
    sets.map((set) => {
      const sharing = (name: string) => shared.get(nameKey(name)) ?? 0;
      const best = candidates(set).reduce((one, other) => (sharing(other) > sharing(one) ? other : one));
      return [set, best];
    }),
  );
}

/** The parts of a set name that may be its location, most likely first. */
function candidates(set: string): string[] {
  const bare = set.replace(/\([^()]*\)/g, " ").trim() || set.trim();
  const byDash = partsOf(bare.replace(/\s+/g, " "), / [-–—]+ | ?[–—] ?| \/ /);
  const outermost = byDash.find((part) => !isRoom(part)) ?? byDash[0] ?? set;
  const byComma = partsOf(outermost, ",").reverse();
  const places = byComma.filter((part) => !isRoom(part));
  return places.length > 0 ? places : [outermost];
}

function isRoom(name: string): boolean {
  return ROOMS.has(nameKey(name));
}

function partsOf(text: string, separator: RegExp | string): string[] {
  const parts = splitTrimmed(text, separator).filter((part) => part !== "");
  return parts.length > 0 ? parts : [text];
}
