import { randomUUID } from "node:crypto";
import { routes } from "../../shared/contract/routes.ts";
import { MAIN_UNIT } from "../../shared/units/unit.ts";
import { newProduction, type Production, placeScenes } from "./production.ts";

/** The scenes of a unit's schedule by date. */
type Dates = Readonly<Record<string, string>>;

/** A production of two units that each have an active schedule. */
export interface TwoUnits extends Production {
  /** The ID of the second unit. */
  readonly second: string;
}

/** Names of the units and of their schedules. */
export const MAIN = { name: "Main Unit", schedule: "Main" } as const;
export const SECOND = { name: "Second Unit", schedule: "Second" } as const;

/** A production whose units shoot the given scenes. */
export async function twoUnits(url: string, start: string, main: Dates, second: Dates): Promise<TwoUnits> {
  const production = await newProduction(url);
  const id = await addUnit(production, SECOND.name);
  await activeSchedule(production, { name: MAIN.schedule, unit: MAIN_UNIT, start, dates: main });
  await activeSchedule(production, { name: SECOND.schedule, unit: id, start, dates: second });
  return { ...production, second: id };
}

/** Adds a unit; the answer is its ID. */
export async function addUnit({ owner, id }: Production, name: string): Promise<string> {
  const { version } = await owner.api(routes.listUnits, { params: { id } });
  const payload = { version, operation: randomUUID(), change: { kind: "add" as const, name } };
  const { units } = await owner.api(routes.changeUnits, { params: { id }, payload });
  return units.find((unit) => unit.name === name)!.id;
}

interface ScheduleOfUnit {
  readonly name: string;
  readonly unit: string;
  readonly start: string;
  readonly dates: Dates;
}

export async function activeSchedule(
  production: Production,
  { name, unit, start, dates }: ScheduleOfUnit,
): Promise<void> {
  const { owner, id } = production;
  const payload = { name, location: "All locations", scenes_per_day: 3, start_date: start, unit };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  await placeScenes(production, name, dates);
  await owner.api(routes.activateSchedule, { params: { id, scheduleName: name }, payload: { active: true } });
}
