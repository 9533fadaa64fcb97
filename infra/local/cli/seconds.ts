import type { Budget } from "../../../shared/schedule/search/budget.ts";

/** What npm takes to start us and we to read the file and write the answer, on a busy machine. */
const AROUND_MS = 700;

/** A budget of seconds counted from the start of this process, less the time around it. */
export function budgetOfSeconds(seconds: number): Budget {
  const end = Math.max(seconds * 1000 - AROUND_MS, seconds * 500);
  return { expired: () => performance.now() >= end, spent: () => Math.min(1, performance.now() / end) };
}

/** @throws {Error} that quotes what is no number of seconds */
export function secondsFrom(text: string): number {
  const seconds = Number(text);
  if (!/\d/.test(text) || !(seconds > 0) || seconds > 86_400) {
    throw new Error(`--seconds must be a number above 0, at most 86400, not "${text}".`);
  }
  return seconds;
}

/** @throws {Error} that quotes what is no seed */
export function seedFrom(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--seed must be a whole number from 0 to 999999999, not "${text}".`);
  return Number(text);
}
