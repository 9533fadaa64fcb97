import type { Budget } from "../../shared/schedule/search/budget.ts";

/** How far this machine's clock is behind DynamoDB's, in milliseconds. */
let behind = 0;

// DynamoDB's dates are in whole seconds and already slightly old when they arrive.
const MAX_SKEW_MS = 5_000;

/**
 * Sets the clock from the date of a DynamoDB response. Functions compare their time with timestamps that functions on
 * other machines have stored, so a function whose clock is far off uses DynamoDB's.
 */
export function setClock(serverTime: number): void {
  const difference = serverTime - Date.now();
  behind = Math.abs(difference) > MAX_SKEW_MS ? difference : 0;
}

/** How far the services' clock is ahead of this machine's, in milliseconds. */
export const clockOffset = () => behind;

/** The corrected current time. */
export const rightTime = () => new Date(Date.now() + behind);

/** The current time as an ISO string. */
export const now = () => rightTime().toISOString();

/** The current time in whole seconds since 1970, as in tokens and expiry times. */
export const nowSeconds = () => Math.floor(rightTime().getTime() / 1000);

/** A budget that expires after the given number of milliseconds. */
export function budgetOfMilliseconds(milliseconds: number): Budget {
  const began = performance.now();
  const spent = () => Math.min(1, (performance.now() - began) / milliseconds);
  return { expired: () => spent() >= 1, spent };
}

/**
 * A budget of this thread's processor time, in milliseconds, so that a search does as much on a busy machine; it expires
 * after `atMost` milliseconds in any case.
 */
export function budgetOfProcessorTime(milliseconds: number, atMost: number): Budget {
  const inAll = budgetOfMilliseconds(atMost);
  const before = process.threadCpuUsage();
  const spent = () => {
    const { user, system } = process.threadCpuUsage(before);
    return Math.max(Math.min(1, (user + system) / 1000 / milliseconds), inAll.spent());
  };
  return { expired: () => spent() >= 1, spent };
}

/** Today's date in UTC, `YYYY-MM-DD`. */
export const today = () => now().slice(0, 10);
