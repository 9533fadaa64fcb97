import * as z from "zod";
import { t } from "../../i18n/speech.ts";
import type { Unit } from "../../units/unit.ts";
import type { Department } from "./crew.ts";

/** What another unit does on the day of a call sheet. */
export const OtherUnit = z
  .object({
    unit: z.string(),
    crewCall: z.string(),
    /** The numbers of its scenes. */
    scenes: z.array(z.string()).readonly(),
    /** The names of its locations. */
    places: z.array(z.string()).readonly(),
    /** The calls of its departments with people. */
    departments: z
      .array(z.object({ name: z.string(), call: z.string() }).readonly())
      .readonly()
      .optional(),
  })
  .readonly();
export type OtherUnit = z.infer<typeof OtherUnit>;

/** The day of another unit in one line: `Second Unit: crew call 7:00 AM, scenes 4, 5, Harbor`. */
export function otherUnitText({ unit, crewCall, scenes, places }: OtherUnit): string {
  return t("{unit}: crew call {call}, {count, plural, one {scene} other {scenes}} {numbers}", {
    unit,
    call: crewCall || "–",
    count: scenes.length,
    numbers: [...scenes, ...places].join(", "),
  });
}

/** The crew of a unit: without the departments that belong to other units. */
export function crewOfUnit(
  departments: readonly Department[],
  units: readonly Pick<Unit, "id" | "departments">[],
  unit: string,
): readonly Department[] {
  const theirs = new Set(units.flatMap((one) => (one.id === unit ? [] : one.departments.map(keyOf))));
  return departments.filter(({ name }) => !theirs.has(keyOf(name)));
}

/** The names of the departments, with people in them, that are on the sheets of two units. */
export function sharedDepartments(one: readonly Department[], other: readonly Department[]): string[] {
  const theirs = new Set(other.map(({ id }) => id));
  return one
    .filter(({ id, positions }) => theirs.has(id) && positions.some(({ name }) => name.trim() !== ""))
    .map(({ name }) => name);
}

const keyOf = (name: string) => name.trim().toUpperCase();
