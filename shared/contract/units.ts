import * as z from "zod";
import { Allowance, Unit } from "../units/unit.ts";
import { UnitChange } from "../units/unit-change.ts";
import { IdempotencyKey } from "./schema/names.ts";
import { json, type Route } from "./schema/route.ts";

/** The units in order, and which characters and locations may be in two of them on a date. */
const UnitList = z.object({
  version: z.int(),
  units: z.array(Unit),
  allowed: z.array(Allowance),
});
export type UnitList = z.infer<typeof UnitList>;

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
} as const satisfies Record<string, Route>;
