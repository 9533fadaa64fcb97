import type { BackgroundCall, CastPlan, DayPlan, DepartmentNote } from "../../../shared/call-sheet/model/day-plan.ts";

/** Sets a cast member's plan; a plan without any values is removed. */
export function withCastPlan(plan: DayPlan, one: CastPlan): DayPlan {
  const others = plan.cast.filter(({ castId }) => castId !== one.castId);
  const isSet = Object.values({ ...one, castId: undefined }).some((part) => part !== undefined);
  return { ...plan, cast: isSet ? [...others, one] : others };
}

/** Updates a background group, or adds it at the end. */
export function withBackground(plan: DayPlan, all: readonly BackgroundCall[], one: BackgroundCall): DayPlan {
  return { ...plan, background: replaced(all, one) };
}

/** Updates a note, or adds it at the end. */
export function withNote(plan: DayPlan, one: DepartmentNote): DayPlan {
  return { ...plan, departmentNotes: replaced(plan.departmentNotes, one) };
}

function replaced<T extends { readonly id: string }>(all: readonly T[], one: T): T[] {
  return all.some(({ id }) => id === one.id) ? all.map((other) => (other.id === one.id ? one : other)) : [...all, one];
}
