import { setTimeout as delay } from "node:timers/promises";

const MAX_TIMER_MS = 2 ** 31 - 1;

/** Waits, or throws the signal's reason as soon as it aborts. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  for (let left = Math.max(0, milliseconds); ; left -= MAX_TIMER_MS) {
    signal.throwIfAborted();
    await delay(Math.min(left, MAX_TIMER_MS), undefined, { signal }).catch(() => signal.throwIfAborted());
    if (left <= MAX_TIMER_MS) return;
  }
}

/** Returns the result of `work`, unless the signal aborts first: then it throws the signal's reason. */
export async function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
