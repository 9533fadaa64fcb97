/**
 * How many seconds pass before a page in view asks for the change stamp again, by the minutes since its last input or
 * change: people look at pages much longer than they work on them. A page that is not in view never asks; one that is
 * returned to asks at once.
 */
export const CHANGE_POLLING: readonly { readonly forMinutes: number; readonly everySeconds: number }[] = [
  { forMinutes: 1, everySeconds: 4 },
  { forMinutes: 10, everySeconds: 30 },
  { forMinutes: Number.POSITIVE_INFINITY, everySeconds: 120 },
];

/** The shortest interval. */
export const FASTEST_POLLING_SECONDS = CHANGE_POLLING[0]!.everySeconds;

/** The interval in milliseconds that many milliseconds after the last input or change. */
export function pollingInterval(since: number): number {
  return CHANGE_POLLING.find(({ forMinutes }) => since < forMinutes * 60_000)!.everySeconds * 1000;
}
