/** Delivery states of a recipient, best first. */
export const DELIVERY_STATES = [
  "confirmed",
  "opened",
  "sent",
  "sending",
  "perhaps",
  "waiting",
  "failed",
  "bounced",
  "stopped",
  "noAddress",
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATES)[number];

/** Stored delivery events of one recipient and publication, as ISO 8601 instants. */
export interface DeliveryMarks {
  /**
   * `SENDING` is stored before an email is sent and `SENT` after it, so an item still `SENDING` may have been sent.
   */
  readonly mail?: "SENDING" | "SENT" | "FAILED" | undefined;
  readonly beganAt?: string | undefined;
  readonly bouncedAt?: string | undefined;
  readonly openedAt?: string | undefined;
  readonly confirmedAt?: string | undefined;
}

/** Maximum time to hand an email to SES; longer than the timeout of a function. */
const SENDING_MS = 60_000;

/** The delivery state of a recipient. `canMail` is false without an address, or with one on the suppression list. */
export function deliveryStatus(
  marks: DeliveryMarks,
  canMail: "yes" | "stopped" | "noAddress",
  now: string,
): DeliveryStatus {
  const { mail, beganAt = "", bouncedAt, openedAt, confirmedAt } = marks;
  if (confirmedAt !== undefined) return "confirmed";
  // The link may have reached a recipient in another way after the email bounced.
  if (openedAt !== undefined && (bouncedAt === undefined || openedAt > bouncedAt)) return "opened";
  if (bouncedAt !== undefined) return "bounced";
  if (mail === "SENT") return "sent";
  if (mail === "SENDING") return Date.parse(now) - Date.parse(beganAt) < SENDING_MS ? "sending" : "perhaps";
  if (canMail !== "yes") return canMail;
  return mail === "FAILED" ? "failed" : "waiting";
}
