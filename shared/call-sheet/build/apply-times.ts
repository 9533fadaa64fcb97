import { charactersOfCell } from "../../breakdown/model/cells.ts";
import { nameKey } from "../../roster/fields/name-key.ts";
import { DAY_STATUS_CODES, DAY_STATUSES } from "../../schedule/day-out-of-days/day-status-names.ts";
import type { CallSheet, CastCall, DepartmentCalls } from "../model/call-sheet.ts";
import type { Timing } from "../model/call-times.ts";
import type { CrewPosition, Department } from "../model/crew.ts";
import type { BackgroundCall, CastPlan, DayPlan } from "../model/day-plan.ts";
import type { PreCallTimes } from "../model/pre-call-times.ts";
import { clockText } from "./clock-text.ts";
import { minutesFromText } from "./parse-clock.ts";

/** The times that users set for a day. */
export interface DayTimes {
  readonly timing: Timing;
  readonly plan: DayPlan;
}

/** The sheet with changed times. All calls, the meal and the wrap are recomputed. */
export function applyTimes(sheet: CallSheet, { timing, plan }: DayTimes): CallSheet {
  return {
    ...sheet,
    timing,
    plan,
    conditions: { ...sheet.conditions, meal: plan.meal, wrap: plan.wrap },
    cast: sheet.cast.map((call) => castCallAt(call, timing, plan, sheet.settings.prep)),
    background: backgroundAt(sheet, timing, plan),
    departments: sheet.departments.map((department) => departmentAt(department, timing.crewCall)),
  };
}

/** Whether the day-out-of-days code means that the actor comes that day and has times. */
export const isCalled = (status: string) => status !== "H" && status !== "";

/** The day status of a day-out-of-days code as text (`Fitting`); undefined for work and holds. */
export function eventOf(status: string): string | undefined {
  const code = DAY_STATUS_CODES.find((one) => one === status);
  return code && DAY_STATUSES[code];
}

/** An actor's pre-call times in minutes: the usual ones with those set for the day. */
export function preCallTimesOf(castId: string, plan: DayPlan, usual: PreCallTimes): PreCallTimes {
  return plan.cast.find((one) => one.castId === castId)?.prep ?? usual;
}

function castCallAt(call: CastCall, timing: Timing, plan: DayPlan, usual: PreCallTimes): CastCall {
  const own = plan.cast.find(({ castId }) => castId === call.castId);
  const remarks = own?.remarks ?? "";
  if (!isCalled(call.status)) return { ...call, pickUp: "", report: "", wardrobe: "", onSet: "", remarks };
  if (eventOf(call.status) !== undefined) return { ...call, ...elsewhereAt(own, usual), remarks };
  const onSet = own?.onSet?.trim() || timing.shootCall;
  const minutes = minutesFromText(onSet);
  // A set call that is not a time has no minutes to count back from: the call is then the crew call.
  if (minutes === undefined) return { ...call, pickUp: "", report: timing.crewCall, wardrobe: "", onSet, remarks };
  const prep = preCallTimesOf(call.castId, plan, usual);
  const dressed = minutes - prep.wardrobe;
  const report = dressed - prep.makeUp;
  return {
    ...call,
    pickUp: prep.travel > 0 ? clockText(report - prep.travel) : "",
    report: clockText(report),
    wardrobe: prep.wardrobe > 0 ? clockText(dressed) : "",
    onSet,
    remarks,
  };
}

/**
 * Times of an actor who travels or has a fitting. They are not needed on set, so they only have times that were
 * entered.
 */
function elsewhereAt(own: CastPlan | undefined, usual: PreCallTimes) {
  const report = own?.onSet?.trim() ?? "";
  const minutes = minutesFromText(report);
  const { travel } = own?.prep ?? usual;
  const pickUp = minutes !== undefined && travel > 0 ? clockText(minutes - travel) : "";
  return { pickUp, report, wardrobe: "", onSet: "" };
}

function backgroundAt(sheet: CallSheet, timing: Timing, plan: DayPlan): readonly BackgroundCall[] {
  if (plan.background !== null) return plan.background;
  return groupsOf(sheet.extras).map(({ type, count, scenes }, at) => ({
    id: `extras-${at + 1}`,
    count,
    type: `${type} – Sc. ${scenes.join(", ")}`.slice(0, 200),
    place: "",
    call: timing.crewCall,
    onSet: timing.shootCall,
  }));
}

interface ExtrasGroup {
  readonly type: string;
  readonly count: number;
  readonly scenes: readonly string[];
}

/** The background of a day by type: people of one type in several scenes are the same people, at their largest number. */
function groupsOf(extras: CallSheet["extras"]): ExtrasGroup[] {
  const groups = new Map<string, ExtrasGroup>();
  for (const { scene, text } of extras) {
    for (const words of charactersOfCell(text)) {
      const { count, type } = countedOf(words);
      const known = groups.get(nameKey(type)) ?? { type, count: 0, scenes: [] };
      const scenes = known.scenes.includes(scene) ? known.scenes : [...known.scenes, scene];
      groups.set(nameKey(type), { ...known, count: Math.max(known.count, count), scenes });
    }
  }
  return [...groups.values()];
}

/** `20 bathers` and `bathers (20)` mean twenty; without a number, the count is unknown and 0. */
function countedOf(words: string): Pick<ExtrasGroup, "count" | "type"> {
  const [, first, people] = /^(\d{1,4}) ?(?:x |× ?)?(\S.*)$/.exec(words) ?? [];
  const [, those, last] = /^(.*\S) ?\((\d{1,4})\)$/.exec(words) ?? [];
  return { count: Number(first ?? last ?? 0), type: people ?? those ?? words };
}

/** A department with the calls that follow from the crew call. */
export function departmentAt(department: Department, crewCall: string): DepartmentCalls {
  const offset = department.offset ?? 0;
  return {
    ...department,
    call: callAt(crewCall, offset),
    positions: department.positions.map((position) => ({ ...position, time: timeOf(position, offset, crewCall) })),
  };
}

function timeOf(position: CrewPosition, offset: number, crewCall: string): string {
  return position.call ?? callAt(crewCall, position.offset ?? offset);
}

/** The crew call plus the offset in minutes. If the crew call is not a time, the text followed by the minutes. */
function callAt(crewCall: string, offset: number): string {
  if (offset === 0) return crewCall;
  const minutes = minutesFromText(crewCall);
  if (minutes !== undefined) return clockText(minutes + offset);
  return `${crewCall} ${offset < 0 ? "−" : "+"} ${Math.abs(offset)} min`;
}
