import type { Budget } from "../shared/schedule/budget.ts";

/** Now, as it is stored. */
export const now = () => new Date().toISOString();

/** Now in whole seconds since 1970, as tokens and expiry dates count. */
export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A budget of milliseconds from now on. */
export function budgetOfMilliseconds(milliseconds: number): Budget {
  const began = performance.now();
  const spent = () => Math.min(1, (performance.now() - began) / milliseconds);
  return { expired: () => spent() >= 1, spent };
}

/** Today's date in UTC, `YYYY-MM-DD`. */
export const today = () => new Date().toISOString().slice(0, 10);
