/** What has become of telling somebody, best first. */
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

/** What is written down of telling one person of one publication; each time as an ISO 8601 instant. */
export interface DeliveryMarks {
  /** `SENDING` is written before a mail goes and `SENT` after it, so whoever stays `SENDING` has perhaps been sent one. */
  readonly mail?: "SENDING" | "SENT" | "FAILED" | undefined;
  readonly beganAt?: string | undefined;
  readonly bouncedAt?: string | undefined;
  readonly openedAt?: string | undefined;
  readonly confirmedAt?: string | undefined;
}

/** How long a mail may be on its way to the mail service, which is longer than a function runs. */
const SENDING_MS = 60_000;

/** Where somebody stands. `canMail` says whether there is an address, and whether it takes mails. */
export function deliveryStatus(
  marks: DeliveryMarks,
  canMail: "yes" | "stopped" | "noAddress",
  now: string,
): DeliveryStatus {
  const { mail, beganAt = "", bouncedAt, openedAt, confirmedAt } = marks;
  if (confirmedAt !== undefined) return "confirmed";
  // Somebody whose mail came back can have been given the link by other ways.
  if (openedAt !== undefined && (bouncedAt === undefined || openedAt > bouncedAt)) return "opened";
  if (bouncedAt !== undefined) return "bounced";
  if (mail === "SENT") return "sent";
  if (mail === "SENDING") return Date.parse(now) - Date.parse(beganAt) < SENDING_MS ? "sending" : "perhaps";
  if (canMail !== "yes") return canMail;
  return mail === "FAILED" ? "failed" : "waiting";
}
