import type { DeliveryState } from "../../shared/call-sheet/publishing/delivery-state.ts";
import type { PersonOnBoard } from "../../shared/call-sheet/publishing/publication.ts";

const WORDS: Readonly<Record<DeliveryState, string>> = {
  confirmed: "Confirmed",
  opened: "Opened",
  sent: "Sent",
  sending: "Being sent",
  perhaps: "Perhaps sent",
  waiting: "Not sent yet",
  failed: "Not sent",
  bounced: "Came back",
  stopped: "Address stopped",
  noAddress: "No e-mail address",
};

/** Where somebody stands, in words, with when it came to that. */
export function standingWords({ state, sentAt, openedAt, confirmedAt }: PersonOnBoard): string {
  const at = { confirmed: confirmedAt, opened: openedAt, sent: sentAt }[state as string];
  return at ? `${WORDS[state]} ${momentText(at)}` : WORDS[state];
}

/** States of which somebody has to think. */
export const NEEDS_HELP: ReadonlySet<DeliveryState> = new Set(["perhaps", "failed", "bounced", "stopped", "noAddress"]);

/** An instant by this browser's clock, short. */
export function momentText(instant: string): string {
  return new Date(instant).toLocaleString("en-US", {
    ...{ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
  });
}
