import * as z from "zod";
import { message, t } from "../../i18n/speech.ts";
import { Mail, Phone } from "../../roster/fields/contact.ts";
import { NON_TIME_CALLS } from "./non-time-calls.ts";

const Offset = z
  .int(message("Enter whole minutes."))
  .min(-720, message("A call must be within 12 hours of crew call."))
  .max(720, message("A call must be within 12 hours of crew call."));

const Short = z.string().max(200, message("Enter at most 200 characters."));

/** A crew position and who holds it. Missing details are absent. */
export const CrewPosition = z
  .object({
    position: Short,
    name: Short,
    phone: Phone.optional(),
    mail: Mail.optional(),
    union: Short.optional(),
    /** Visible to editors only. */
    diet: Short.optional(),
    /** Minutes from the crew call, negative for earlier; if absent, the department's call applies. */
    offset: Offset.optional(),
    call: z.enum(NON_TIME_CALLS).optional(),
  })
  .readonly();
export type CrewPosition = z.infer<typeof CrewPosition>;

/**
 * Placeholder of a removed position until the crew is saved, so that the other positions keep their indices, which the
 * merge with other users' changes depends on. Compared by identity.
 */
export const REMOVED_POSITION: CrewPosition = { position: "", name: "" };

/** A crew department with its positions. `offset` is its call in minutes from the crew call, negative for earlier. */
export const Department = z
  .object({
    id: z.string().min(1).max(40),
    name: z.string().trim().min(1).max(100),
    offset: Offset.optional(),
    positions: z.array(CrewPosition).max(300).readonly(),
  })
  .readonly();
export type Department = z.infer<typeof Department>;

/** The name of a new department: `Department 2`. */
export const newDepartmentName = (count: number) => t("Department {count}", { count });

/** Whether a department still has the name that it was created with. */
export function isUnnamed(name: string): boolean {
  const count = /\d+/.exec(name)?.[0];
  return count !== undefined && name === newDepartmentName(Number(count));
}

/** The crew without details that only editors may see, for members who may not edit the project. */
export function crewForViewers(departments: readonly Department[]): Department[] {
  return departments.map((department) => ({
    ...department,
    positions: department.positions.map(({ diet: _, ...position }) => position),
  }));
}

/** The crew as printed on a call sheet: with phone numbers, without other personal details. */
export function crewOnSheet(departments: readonly Department[]): Department[] {
  return departments.map((department) => ({
    ...department,
    positions: department.positions.map(({ diet: _diet, mail: _mail, union: _union, ...position }) => position),
  }));
}
