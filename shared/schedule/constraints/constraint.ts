import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { Allowance } from "../../units/unit.ts";
import type { Schedule } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";

/** A violation of a hard constraint, with a sentence for people. */
export interface UnnamedViolation {
  readonly date?: CalendarDate;
  readonly sceneId?: string;
  readonly sentence: string;
  /** The smallest change that would help, if known. */
  readonly fix?: string;
  /** Of a rule on the dates of several scenes: the person, or the episodes, whose scenes they are. */
  readonly span?: string;
  /** Who or what is in two units on the date, which an owner may allow. */
  readonly party?: { readonly kind: Allowance["kind"]; readonly id: string; readonly name: string };
}

/** Finds the violations of one hard constraint. */
export type HardConstraint = (schedule: Schedule, production: SchedulingProblem) => UnnamedViolation[];
