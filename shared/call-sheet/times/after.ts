const DAY = 24 * 60;

/** A time of the shoot day after `start`: one that is not later is on the next day. Both in minutes from midnight. */
export function after(minutes: number, start: number | undefined): number {
  return start !== undefined && minutes <= start ? minutes + DAY : minutes;
}
