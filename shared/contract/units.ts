import * as z from "zod";
import { CalendarDate } from "../schedule/model/schedule.ts";
import { Allowance, Unit } from "../units/unit.ts";
import { UnitChange } from "../units/unit-change.ts";
import { IdempotencyKey, ScheduleFile } from "./schema/names.ts";
import { json, type Route } from "./schema/route.ts";

/** The units in order, and which characters and locations may be in two of them on a date. */
const UnitList = z.object({
  version: z.int(),
  units: z.array(Unit),
  allowed: z.array(Allowance),
});
export type UnitList = z.infer<typeof UnitList>;

/** A board in the version that the caller saw. */
const BoardVersion = z.object({ schedule: ScheduleFile, version: z.int().positive() });

/** The units that shoot by schedules of their own. */
export const units = {
  listUnits: {
    method: "GET",
    path: "/api/{id}/units",
    summary:
      "The production's units in order, empty for one unit, and which characters and locations may be in two of them on a date. Send `version` back with a change.",
    access: "viewer",
    filtersByVisibility: true,
    answer: json(UnitList),
    refusals: {},
  },
  changeUnits: {
    method: "POST",
    path: "/api/{id}/units",
    summary:
      "Adds, edits, orders or retires a unit. The first one that is added makes a list of the main unit and itself. With `allow`, an owner lets a character or a location be in two units on a date. `operation` makes retries safe.",
    access: "editor",
    payload: json(z.object({ version: z.int().nonnegative(), operation: IdempotencyKey, change: UnitChange })),
    answer: json(UnitList),
    refusals: {
      staleUnits: 409,
      noSuchUnit: 404,
      unitTaken: 409,
      unitLimit: 409,
      departmentTaken: 409,
      incompleteOrder: 409,
      mainUnit: 409,
      allowanceLimit: 409,
      forOwners: 403,
    },
  },
  moveStrips: {
    method: "POST",
    path: "/api/{id}/move-strips",
    summary:
      "Moves scenes from the board of one unit to a date of another's, before the item `at`, or to its end. Both boards are saved or none. A date that is a working day gets a day if there is none. `operation` makes retries safe.",
    access: "editor",
    payload: json(
      z.object({
        from: BoardVersion,
        to: BoardVersion,
        scene_ids: z.array(z.string().min(1).max(100)).min(1).max(200),
        date: CalendarDate,
        at: z.int().nonnegative().optional(),
        operation: IdempotencyKey,
      }),
    ),
    answer: json(z.object({ from: z.int(), to: z.int() })),
    refusals: {
      noSuchSchedule: 404,
      sameUnit: 422,
      unitRetired: 409,
      staleStripboard: 409,
      brokenStripboard: 422,
      breaksRules: 422,
    },
  },
} as const satisfies Record<string, Route>;
