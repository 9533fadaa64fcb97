import * as z from "zod";
import type { RuleName } from "../constraints/hard-constraints.ts";
import { CalendarDate } from "../model/calendar-date-schema.ts";
import type { WeekRules } from "../work-week/week-rules.ts";

/** What a finding is about: a hard constraint, a scene that the script no longer has, a work week, light, principal cast, or unknown dates. */
type FindingRule = RuleName | "sceneInScript" | keyof WeekRules | "inLight" | "principalCast" | "datesKnown";

const RULES = [
  ...(["everySceneOnce", "daysInOrder", "locationAvailable", "castAvailable"] as const),
  ...(["atMostScenesPerDay", "atMostPagesPerDay", "atMostMinutesPerDay"] as const),
  ...(["atMostLocationsPerDay", "onShootableDays"] as const),
  ...(["noDayRightAfterNight", "turnaroundKept", "dayAndNightApart", "hoursKept"] as const),
  ...(["pinsKept", "lockedDaysKept", "ordersKept", "partsInOrder", "togetherKept"] as const),
  ...(["castInOneUnit", "locationInOneUnit", "sceneInOneUnit", "restBetweenUnits"] as const),
  ...(["episodeDatesKept", "episodeOrderKept", "castWithinDays"] as const),
  ...(["sceneInScript", "daysInRow", "weekRest", "inLight", "principalCast", "datesKnown"] as const),
] as const satisfies readonly FindingRule[];

/** A violation or a warning of a board. `fix` is the smallest change that would help, as a sentence, if known. */
export const RuleFinding = z
  .object({
    rule: z.enum(RULES),
    date: CalendarDate.optional(),
    sceneId: z.string().optional(),
    sentence: z.string(),
    fix: z.string().optional(),
    /** Of a rule on the dates of several scenes: the person, or the episodes, whose scenes they are. */
    span: z.string().optional(),
    /** Who or what is in two units on the date, which an owner may allow. */
    party: z
      .object({ kind: z.enum(["cast", "location"]), id: z.string(), name: z.string() })
      .readonly()
      .optional(),
  })
  .readonly();
export type RuleFinding = z.infer<typeof RuleFinding>;

/** The finding with its fix. */
export function findingText({ sentence, fix }: Pick<RuleFinding, "sentence" | "fix">): string {
  return fix === undefined ? sentence : `${sentence} ${fix}`;
}
