import { CATEGORY_OF } from "./category-of.ts";

/** Vehicles that are mostly homes or teams. */
const NO_VEHICLES = new Set(["trailer", "crew", "tank"]);
/** Parts of a vehicle that are sets: TRUCK CAB. */
const INSIDE = /(?<=\S) (?:cab|cabin|cockpit|interior|back seat|backseat)$/;
const MAX_WORDS = 3;

/** The vehicle that a set is: CAR, HANNE'S VAN (MOVING), TRUCK CAB, FERRY - DECK; not TRAIN STATION. */
export function vehicleInSet(set: string): string | undefined {
  const parts = set
    .toLowerCase()
    .replace(/\([^()]*\)|["“][^"“”]*["”]|#?\d+/g, " ")
    .split(/\s[-–—]+\s|[,/]/);
  for (const part of parts) {
    const words = part.trim().replace(INSIDE, "").split(/\s+/);
    for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--) {
      const name = words.slice(-length).join(" ");
      if (CATEGORY_OF.get(name) === "Vehicles" && !NO_VEHICLES.has(name)) return name;
    }
  }
  return undefined;
}
