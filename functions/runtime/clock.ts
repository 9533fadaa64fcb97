import type { Budget } from "../../shared/schedule/search/budget.ts";

/** By how much this machine's clock is behind the tables', in milliseconds. */
let behind = 0;

// The tables say the time in whole seconds, and say it a moment before it is heard.
const NEAR_MS = 5_000;

/**
 * Sets the clock by what the tables say. What one function writes down another compares with its own time, and each runs
 * on a machine of its own: so all go by the clock of the tables, wherever their own is far from it.
 */
export function setClock(tablesTime: number): void {
  const difference = tablesTime - Date.now();
  behind = Math.abs(difference) > NEAR_MS ? difference : 0;
}

/** By how much the services' clock is ahead of this machine's, in milliseconds. */
export const clockOffset = () => behind;

/** Now. */
export const rightTime = () => new Date(Date.now() + behind);

/** Now, as it is stored. */
export const now = () => rightTime().toISOString();

/** Now in whole seconds since 1970, as tokens and expiry dates count. */
export const nowSeconds = () => Math.floor(rightTime().getTime() / 1000);

/** A budget of milliseconds from now on. */
export function budgetOfMilliseconds(milliseconds: number): Budget {
  const began = performance.now();
  const spent = () => Math.min(1, (performance.now() - began) / milliseconds);
  return { expired: () => spent() >= 1, spent };
}

/** Today's date in UTC, `YYYY-MM-DD`. */
export const today = () => now().slice(0, 10);
