import type { DeliveryState } from "../../shared/call-sheet/publishing/delivery-state.ts";
import type { PersonOnBoard } from "../../shared/call-sheet/publishing/publication.ts";
import { locale } from "../texts/language.ts";
import { say } from "../texts/say.ts";

const WORDS: Readonly<Record<DeliveryState, string>> = {
  confirmed: say("Confirmed"),
  opened: say("Opened"),
  sent: say("Sent"),
  sending: say("Sending"),
  perhaps: say("Possibly sent"),
  waiting: say("Not sent yet"),
  failed: say("Not sent"),
  bounced: say("Bounced"),
  stopped: say("Address blocked"),
  noAddress: say("No email address"),
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
  return new Date(instant).toLocaleString(locale, {
    ...{ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
  });
}
