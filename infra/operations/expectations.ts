import { setTimeout as pause } from "node:timers/promises";

class SmokeError extends Error {}

/** Throws what a step has found wrong. */
export function expect(isRight: boolean, otherwise: string): asserts isRight {
  if (!isRight) throw new SmokeError(otherwise);
}

/** Waits until `found` returns a value. */
export async function until<Value>(
  seconds: number,
  what: string,
  found: () => Promise<Value | undefined>,
): Promise<Value> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(1000)) {
    const value = await found();
    if (value !== undefined) return value;
  }
  throw new SmokeError(`There was no ${what} within ${seconds} s.`);
}
