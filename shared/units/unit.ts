import * as z from "zod";
import { message } from "../i18n/speech.ts";

/** The most units of a project. */
export const MAX_UNITS = 8;

/** The most permissions to work in two units on a date. */
export const MAX_ALLOWANCES = 1000;

/** The unit of schedules and reports without one. */
export const MAIN_UNIT = "main";

/** A unit's ID, which never changes. */
export const UnitId = z.string().regex(/^[0-9a-z]{1,40}$/);

export const UnitName = z
  .string()
  .trim()
  .min(1, message("Name the unit."))
  .max(40, message("A unit's name can have at most 40 characters."));

/** The names of the crew departments that work for one unit only. */
export const UnitDepartments = z.array(z.string().trim().min(1).max(100)).max(100);

/**
 * A unit that shoots by a schedule of its own. A retired one takes no new schedule and no strips. `sharesCast` is
 * whether it may shoot with principal cast, for a warning.
 */
export const Unit = z
  .object({
    id: UnitId,
    name: UnitName,
    retired: z.boolean(),
    departments: UnitDepartments.readonly(),
    sharesCast: z.boolean(),
  })
  .readonly();
export type Unit = z.infer<typeof Unit>;

/** A permission of an owner: the character or the location may be in two units on the date. */
export const Allowance = z
  .object({ kind: z.enum(["cast", "location"]), id: z.string().min(1).max(100), date: z.iso.date() })
  .readonly();
export type Allowance = z.infer<typeof Allowance>;

/** A project's units with the permissions to work in two of them. */
export interface Units {
  readonly units: readonly Unit[];
  readonly allowed: readonly Allowance[];
}

/** The unit that a schedule or a report belongs to. */
export const unitOf = ({ unit }: { readonly unit?: string | undefined }): string => unit ?? MAIN_UNIT;

/** The field that stores a unit, which the main unit does not need. */
export const unitField = (unit: string): { readonly unit?: string } => (unit === MAIN_UNIT ? {} : { unit });
