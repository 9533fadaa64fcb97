/** A stage of polling: until so many minutes after the last input or change, a page asks every so many seconds. */
interface PollingStage {
  readonly forMinutes: number;
  readonly everySeconds: number;
}

/** Polling by the minutes since the last input or change, fastest first. */
export type ChangePolling = readonly PollingStage[];

/**
 * How often a page in view asks for the change stamp: people look at pages much longer than they work on them. A page
 * that is not in view never asks; one that is returned to asks at once.
 */
export const CHANGE_POLLING: ChangePolling = [
  { forMinutes: 1, everySeconds: 4 },
  { forMinutes: 10, everySeconds: 30 },
  { forMinutes: Number.POSITIVE_INFINITY, everySeconds: 300 },
];

/**
 * The same for pages on which several people work at once, such as the stripboard: with the two requests that follow, a
 * change is on the page within four seconds.
 */
export const LIVE_POLLING: ChangePolling = [
  { forMinutes: 2, everySeconds: 3 },
  { forMinutes: 10, everySeconds: 15 },
  { forMinutes: Number.POSITIVE_INFINITY, everySeconds: 300 },
];

/** The shortest interval of all pages. */
export const FASTEST_POLLING_SECONDS = Math.min(
  ...[...CHANGE_POLLING, ...LIVE_POLLING].map(({ everySeconds }) => everySeconds),
);

/** The interval in milliseconds that many milliseconds after the last input or change. */
export function pollingInterval(polling: ChangePolling, since: number): number {
  return polling.find(({ forMinutes }) => since < forMinutes * 60_000)!.everySeconds * 1000;
}
