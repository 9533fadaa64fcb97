import type { SchedulingInstance } from "../../../shared/schedule/optimise/instance/instance.ts";

/** A lower bound on the cost of any schedule, and whether its search has ended. */
export interface KnownBound {
  readonly bound: number;
  readonly isDone: boolean;
}

/** Instances whose bounds are kept. */
const MOST = 20;

const bounds = new Map<string, KnownBound>();

/** Identifies an instance: equal ones have the same bound. */
export function instanceKey(shoot: SchedulingInstance): string {
  return JSON.stringify(shoot);
}

/** The best bound found so far, on whatever page, so that all of them show the same figure. */
export function knownBound(key: string): KnownBound | undefined {
  return bounds.get(key);
}

/** Keeps a bound if it is better than the known one, or its search has ended. */
export function keepBound(key: string, { bound, isDone }: KnownBound): KnownBound {
  const before = bounds.get(key);
  const best = { bound: Math.max(bound, before?.bound ?? 0), isDone: isDone || (before?.isDone ?? false) };
  bounds.delete(key);
  bounds.set(key, best);
  for (const oldest of [...bounds.keys()].slice(0, Math.max(0, bounds.size - MOST))) bounds.delete(oldest);
  return best;
}
