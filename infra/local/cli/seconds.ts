import type { Budget } from "../../../shared/schedule/search/budget.ts";

/** Time for npm to start this process, and for reading the input and writing the result, on a busy machine. */
const AROUND_MS = 700;

/** A search budget that ends `seconds` after the start of this process, less `AROUND_MS`; at least half of it. */
export function budgetOfSeconds(seconds: number): Budget {
  const end = Math.max(seconds * 1000 - AROUND_MS, seconds * 500);
  return { expired: () => performance.now() >= end, spent: () => Math.min(1, performance.now() / end) };
}

/** @throws {Error} that quotes the invalid value */
export function secondsFrom(text: string): number {
  const seconds = Number(text);
  if (!/\d/.test(text) || !(seconds > 0) || seconds > 86_400) {
    throw new Error(`--seconds must be a number above 0, at most 86400, not "${text}".`);
  }
  return seconds;
}

/** @throws {Error} that quotes the invalid value */
export function seedFrom(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--seed must be a whole number from 0 to 999999999, not "${text}".`);
  return Number(text);
}
