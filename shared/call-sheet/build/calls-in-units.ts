import { clockText } from "../../roster/fields/clock-text.ts";
import type { CallSheet, CastCall, DepartmentCalls } from "../model/call-sheet.ts";
import { clockOf } from "../model/project-clock.ts";
import { minutesFromText } from "../times/parse-clock.ts";
import { isCalled } from "./cast-status.ts";

interface CallInUnit {
  readonly unit: string;
  readonly time: string;
}

/**
 * The calls of a cast member whom other units call on the day too, in order: `Second Unit 5:00 AM · Main Unit 7:00 AM`;
 * undefined for one whom no other unit calls.
 */
export function castCallsInUnits(call: CastCall, { date, unit = "", settings }: CallSheet): string | undefined {
  const there = (call.elsewhere ?? []).filter((work) => work.date === date);
  if (!isCalled(call.status) || there.length === 0) return undefined;
  const clock = clockOf(settings);
  return inOrder([
    { unit, time: call.report },
    ...there.map((work) => ({ unit: work.unit, time: clockText(work.call, clock) })),
  ]);
}

/** The same for a department that other units call on the day too; its people may be others there. */
export function departmentCallsInUnits(
  { name, call }: Pick<DepartmentCalls, "name" | "call">,
  { unit = "", otherUnits = [] }: Pick<CallSheet, "unit" | "otherUnits">,
): string | undefined {
  const there = otherUnits.flatMap((other) =>
    (other.departments ?? []).flatMap((one) => (one.name === name ? [{ unit: other.unit, time: one.call }] : [])),
  );
  return there.length === 0 ? undefined : inOrder([{ unit, time: call }, ...there]);
}

/** A call that is not a time comes last. */
function inOrder(calls: readonly CallInUnit[]): string {
  const minutesOf = ({ time }: CallInUnit) => minutesFromText(time) ?? Number.POSITIVE_INFINITY;
  return calls
    .toSorted((one, other) => (minutesOf(one) < minutesOf(other) ? -1 : minutesOf(one) > minutesOf(other) ? 1 : 0))
    .map(({ unit, time }) => `${unit} ${time}`)
    .join(" · ");
}
