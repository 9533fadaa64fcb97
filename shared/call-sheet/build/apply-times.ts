import { charactersOfCell } from "../../breakdown/model/cells.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { nameKey } from "../../roster/fields/name-key.ts";
import { CREW_LEAD } from "../../schedule/shooting-time/shooting-minutes.ts";
import type { CallSheet, CastCall, DayLine, DepartmentCalls } from "../model/call-sheet.ts";
import { DEFAULT_TIMING, type Timing } from "../model/call-times.ts";
import type { CrewPosition, Department } from "../model/crew.ts";
import type { DerivedDay } from "../model/day-basis.ts";
import type { BackgroundCall, CastPlan, DayPlan } from "../model/day-plan.ts";
import type { DayTimes } from "../model/day-times.ts";
import type { PreCallTimes } from "../model/pre-call-times.ts";
import { type DerivedTimes, derivedTimes, type ReasonedTime } from "../times/derived-times.ts";
import { sheetInClock } from "../times/in-clock.ts";
import { minutesFromText } from "../times/parse-clock.ts";
import { backgroundType } from "./background-type.ts";
import { eventOf, isCalled, preCallTimesOf } from "./cast-status.ts";
import { dayContentOf } from "./day-content-of-sheet.ts";

/**
 * The sheet with changed entries. Times that are not entered are derived from the sheet's basis, and all calls are
 * recomputed and written in the project's clock.
 */
export function applyTimes(sheet: CallSheet, entered: DayTimes): CallSheet {
  const { plan } = entered;
  const derived = derivedOf(sheet, entered);
  const day = derived && derivedDayOf(derived);
  const timing = timingOf(entered.timing, day, sheet.settings.usualCall);
  const order = derived ? sheet.order.map((line) => timedLine(line, derived)) : sheet.order;
  const { laterMeals: _, ...conditions } = sheet.conditions;
  return sheetInClock({
    ...sheet,
    timing,
    entered: entered.timing,
    plan,
    ...(day && { derived: day }),
    conditions: {
      ...conditions,
      breakfast: plan.breakfast || day?.breakfast?.time || "",
      meal: plan.meal || day?.meal?.time || "",
      ...(day && day.laterMeals.length > 0 && { laterMeals: day.laterMeals.map(({ time }) => time) }),
      wrap: plan.wrap || day?.wrap.time || "",
    },
    order,
    cast: sheet.cast.map((call) => castCallAt(call, { timing, plan, usual: sheet.settings.prep, derived })),
    background: backgroundAt({ ...sheet, order }, timing, plan),
    departments: sheet.departments.map((department) => departmentAt(department, timing.crewCall)),
  });
}

/** Undefined when the shoot call was entered as a text that is not a time: nothing can be derived from it. */
function derivedOf(sheet: CallSheet, entered: DayTimes): DerivedTimes | undefined {
  const { shootCall } = entered.timing;
  if (!sheet.basis || (shootCall !== "" && minutesFromText(shootCall) === undefined)) return undefined;
  return derivedTimes(dayContentOf(sheet, entered, sheet.basis));
}

function derivedDayOf({ breakfast, meals: [meal, ...laterMeals], notes, ...times }: DerivedTimes): DerivedDay {
  const text = ({ minutes, reason }: ReasonedTime) => ({ time: clockText(minutes), reason });
  const mealText = (one: DerivedTimes["meals"][number]) => text({ minutes: one.start, reason: one.reason });
  return {
    shiftStart: text(times.shiftStart),
    shiftEnd: text(times.shiftEnd),
    shootCall: text(times.shootCall),
    crewCall: text(times.crewCall),
    ...(breakfast && { breakfast: text(breakfast) }),
    ...(meal && { meal: mealText(meal) }),
    laterMeals: laterMeals.map(mealText),
    wrap: text(times.wrap),
    notes,
  };
}

function timingOf(entered: Timing, day: DerivedDay | undefined, usualCall: number | undefined): Timing {
  const usual = { ...DEFAULT_TIMING, ...(usualCall !== undefined && { crewCall: clockText(usualCall) }) };
  const of = (part: keyof Timing) => entered[part] || day?.[part].time || usual[part];
  return {
    shiftStart: of("shiftStart"),
    shiftEnd: of("shiftEnd"),
    shootCall: of("shootCall"),
    crewCall: of("crewCall"),
  };
}

function timedLine(line: DayLine, { scenes }: DerivedTimes): DayLine {
  if (line.kind === "banner") return line;
  const times = scenes.find(({ scene }) => scene.sceneId === line.strip.sceneId);
  return times ? { ...line, start: clockText(times.start), end: clockText(times.end) } : line;
}

interface CallBasis {
  readonly timing: Timing;
  readonly plan: DayPlan;
  readonly usual: PreCallTimes;
  readonly derived: DerivedTimes | undefined;
}

function castCallAt(before: CastCall, { timing, plan, usual, derived }: CallBasis): CastCall {
  const { dismissed: _, reasons: __, ...call } = before;
  const own = plan.cast.find(({ castId }) => castId === call.castId);
  const remarks = own?.remarks ?? "";
  if (!isCalled(call.status)) return { ...call, pickUp: "", report: "", wardrobe: "", onSet: "", remarks };
  if (eventOf(call.status) !== undefined) return { ...call, ...elsewhereAt(own, usual), remarks };
  const times = derived?.cast.find(({ castId }) => castId === call.castId);
  const onSet = own?.onSet?.trim() || (times ? clockText(times.onSet) : timing.shootCall);
  const minutes = minutesFromText(onSet);
  const end = times && { dismissed: own?.dismissed?.trim() || clockText(times.dismissed), reasons: times.reasons };
  // A set call that is not a time has no minutes to count back from: the call is then the crew call.
  if (minutes === undefined)
    return { ...call, pickUp: "", report: timing.crewCall, wardrobe: "", onSet, remarks, ...end };
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
    ...end,
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

/** The background as entered, else by the breakdown: on set when their first scene begins. */
export function backgroundAt(
  { extras, order }: Pick<CallSheet, "extras" | "order">,
  timing: Timing,
  plan: DayPlan,
): readonly BackgroundCall[] {
  if (plan.background !== null) return plan.background;
  return groupsOf(extras).map(({ type, count, scenes }, at) => ({
    id: `extras-${at + 1}`,
    count,
    type: backgroundType(type, scenes),
    place: "",
    ...backgroundTimes(scenes, order, timing),
  }));
}

function backgroundTimes(scenes: readonly string[], order: CallSheet["order"], { crewCall, shootCall }: Timing) {
  const first = order.find((line) => line.kind === "scene" && scenes.includes(line.strip.number));
  const minutes = first?.kind === "scene" ? minutesFromText(first.start ?? "") : undefined;
  if (minutes === undefined) return { call: crewCall, onSet: shootCall };
  return { call: clockText(minutes - CREW_LEAD), onSet: clockText(minutes) };
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
