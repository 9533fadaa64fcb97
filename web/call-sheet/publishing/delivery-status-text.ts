import type { DeliveryStatus } from "../../../shared/call-sheet/publishing/delivery-state.ts";
import type { RecipientStatus } from "../../../shared/call-sheet/publishing/publication.ts";
import { instantFormat } from "../../i18n/format-instant.ts";
import { t } from "../../i18n/translate.ts";

const WORDS: Readonly<Record<DeliveryStatus, string>> = {
  confirmed: t("Confirmed"),
  opened: t("Opened"),
  sent: t("Sent"),
  sending: t("Sending"),
  perhaps: t("Possibly sent"),
  waiting: t("Not sent yet"),
  failed: t("Not sent"),
  bounced: t("Bounced"),
  stopped: t("Address blocked"),
  noAddress: t("No email address"),
};

/** The delivery state as text, with its time. */
export function deliveryStatusText({ state, sentAt, openedAt, confirmedAt }: RecipientStatus): string {
  const at = { confirmed: confirmedAt, opened: openedAt, sent: sentAt }[state as string];
  return at ? `${WORDS[state]} ${momentText(at)}` : WORDS[state];
}

/** States that need attention. */
export const NEEDS_HELP: ReadonlySet<DeliveryStatus> = new Set([
  "perhaps",
  "failed",
  "bounced",
  "stopped",
  "noAddress",
]);

const format = instantFormat({ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });

/** An instant in the browser's time zone, short. */
export const momentText = (instant: string) => format(new Date(instant));
