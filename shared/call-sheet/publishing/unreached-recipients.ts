import { message, said, t } from "../../i18n/speech.ts";
import type { DeliveryStatus } from "./delivery-state.ts";

interface Told {
  readonly name: string;
  readonly state: DeliveryStatus;
}

/** States in which the recipient has not been reached and waiting will not help. */
const UNREACHED: readonly (readonly [state: DeliveryStatus, words: string])[] = [
  ["bounced", message("bounced")],
  ["stopped", message("with a blocked address")],
  ["failed", message("could not be sent")],
  ["noAddress", message("without an email address")],
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
    return names.length === 0 ? [] : [`${names.length} ${said(words)} (${names.join(", ")})`];
  });
  const first = t("{count} of {all} {count, plural, one {has} other {have}} not confirmed", {
    count: open.length,
    all: people.length,
  });
  return parts.length === 0 ? first : `${first}; ${parts.join(", ")}`;
}
