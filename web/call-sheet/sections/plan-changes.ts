import type { CastPlan, DayPlan } from "../../../shared/call-sheet/model/day-plan.ts";

/** Sets a cast member's plan; a plan without any values is removed. */
export function withCastPlan(plan: DayPlan, one: CastPlan): DayPlan {
  const others = plan.cast.filter(({ castId }) => castId !== one.castId);
  const isSet = Object.values({ ...one, castId: undefined }).some((part) => part !== undefined);
  return { ...plan, cast: isSet ? [...others, one] : others };
}
