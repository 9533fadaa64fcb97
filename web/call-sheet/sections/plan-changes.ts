import type { BackgroundCall, CastPlan, DayPlan, DepartmentNote } from "../../../shared/call-sheet/model/day-plan.ts";

/** The plan with one of the cast called so; a call without anything set is the usual one and is not kept. */
export function withCastPlan(plan: DayPlan, one: CastPlan): DayPlan {
  const others = plan.cast.filter(({ castId }) => castId !== one.castId);
  const isSet = Object.values({ ...one, castId: undefined }).some((part) => part !== undefined);
  return { ...plan, cast: isSet ? [...others, one] : others };
}

/** The plan with one group of the background changed, or added at the end. */
export function withBackground(plan: DayPlan, all: readonly BackgroundCall[], one: BackgroundCall): DayPlan {
  return { ...plan, background: replaced(all, one) };
}

/** The plan with one note changed, or added at the end. */
export function withNote(plan: DayPlan, one: DepartmentNote): DayPlan {
  return { ...plan, departmentNotes: replaced(plan.departmentNotes, one) };
}

function replaced<T extends { readonly id: string }>(all: readonly T[], one: T): T[] {
  return all.some(({ id }) => id === one.id) ? all.map((other) => (other.id === one.id ? one : other)) : [...all, one];
}
