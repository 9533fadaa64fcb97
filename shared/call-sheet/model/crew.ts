import * as z from "zod";
import { Mail, Phone } from "../../roster/fields/contact.ts";
import { NON_TIME_CALLS } from "./non-time-calls.ts";

const Offset = z
  .int("Enter whole minutes.")
  .min(-720, "A call must be within 12 hours of crew call.")
  .max(720, "A call must be within 12 hours of crew call.");

const Short = z.string().max(200, "Enter at most 200 characters.");

/** One position of the crew and who holds it. What nobody gave is absent. */
export const CrewPosition = z
  .object({
    position: Short,
    name: Short,
    phone: Phone.optional(),
    mail: Mail.optional(),
    union: Short.optional(),
    /** For editors alone. */
    diet: Short.optional(),
    /** Minutes from the crew call, earlier ones negative; absent, they come with their department. */
    offset: Offset.optional(),
    call: z.enum(NON_TIME_CALLS).optional(),
  })
  .readonly();
export type CrewPosition = z.infer<typeof CrewPosition>;

/**
 * What stands in the place of a position that somebody has removed, until the crew is saved without it: so the others keep
 * their places, by which changes of two people are told apart. It is known by being this very object.
 */
export const REMOVED_POSITION: CrewPosition = { position: "", name: "" };

/** A department of the crew with its positions. `offset` is its call in minutes from the crew call, earlier ones negative. */
export const Department = z
  .object({
    id: z.string().min(1).max(40),
    name: z.string().trim().min(1).max(100),
    offset: Offset.optional(),
    positions: z.array(CrewPosition).max(300).readonly(),
  })
  .readonly();
export type Department = z.infer<typeof Department>;

/** The crew as those see it who may not change the project: without what is for editors alone. */
export function crewForViewers(departments: readonly Department[]): Department[] {
  return departments.map((department) => ({
    ...department,
    positions: department.positions.map(({ diet: _, ...position }) => position),
  }));
}

/** The crew as a call sheet prints it: whom to reach by phone, and nothing that is nobody else's business. */
export function crewOnSheet(departments: readonly Department[]): Department[] {
  return departments.map((department) => ({
    ...department,
    positions: department.positions.map(({ diet: _diet, mail: _mail, union: _union, ...position }) => position),
  }));
}
