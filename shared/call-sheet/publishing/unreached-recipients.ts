import type { DeliveryStatus } from "./delivery-state.ts";

interface Told {
  readonly name: string;
  readonly state: DeliveryStatus;
}

/** States in which the recipient has not been reached and waiting will not help. */
const UNREACHED: readonly (readonly [state: DeliveryStatus, words: string])[] = [
  ["bounced", "bounced"],
  ["stopped", "with a blocked address"],
  ["failed", "could not be sent"],
  ["noAddress", "without an email address"],
];

/** States of recipients who were not reached and will not be by waiting. */
export const UNREACHED_STATES: ReadonlySet<DeliveryStatus> = new Set(UNREACHED.map(([state]) => state));

/**
 * Number of people who have not confirmed, and names of those not reached: `3 of 41 have not confirmed; 1 bounced (Kit
 * Lavender)`; empty when all have confirmed.
 */
export function unreachedText(people: readonly Told[]): string {
  const open = people.filter(({ state }) => state !== "confirmed");
  if (open.length === 0) return "";
  const parts = UNREACHED.flatMap(([state, words]) => {
    const names = open.filter((one) => one.state === state).map(({ name }) => name);
    return names.length === 0 ? [] : [`${names.length} ${words} (${names.join(", ")})`];
  });
  const first = `${open.length} of ${people.length} ${open.length === 1 ? "has" : "have"} not confirmed`;
  return parts.length === 0 ? first : `${first}; ${parts.join(", ")}`;
}
