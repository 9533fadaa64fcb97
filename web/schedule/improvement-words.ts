import type { Improvement } from "../../shared/contract/improvements.ts";
import { locale } from "../texts/language.ts";
import { percentText } from "../texts/numbers.ts";
import { say } from "../texts/say.ts";
import { whenNeeded } from "../texts/when-needed.ts";
import type { Status } from "../ui/status-line.tsx";
import { gapWords } from "./gap-words.ts";

/** A search that has begun. */
export type Search = Exclude<Improvement, { readonly status: "none" }>;

const wholeFormat = whenNeeded(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** A time in minutes and seconds: `2:05`. */
export function clockText(seconds: number): string {
  const all = Math.floor(seconds);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}

/** What the best schedule so far costs, beside the one that the search began with. */
export function costWords({ before, cost }: Search): string | undefined {
  if (cost === null) return undefined;
  if (before === null)
    return say("Cost {cost}; the current schedule breaks rules.", { cost: wholeFormat().format(cost) });
  if (cost >= before) return say("Cost {before}; nothing better yet.", { before: wholeFormat().format(before) });
  return say("Cost {cost}, was {before}: {percent} lower.", {
    cost: wholeFormat().format(cost),
    before: wholeFormat().format(before),
    percent: percentText((before - cost) / before),
  });
}

/** What no schedule can undercut, as far as it is known. */
export function boundWords({ cost, bound }: Search): string {
  if (cost === null || bound === null || bound <= 0) return say("The possible improvement is not known yet.");
  return gapWords(cost / bound - 1);
}

/** How a search has ended. */
export function endWords(search: Search): Status | undefined {
  const { status, before, cost, spent, words } = search;
  const gain =
    before !== null && cost !== null && before > cost
      ? say("{percent} lower cost", { percent: percentText((before - cost) / before) })
      : "";
  switch (status) {
    case "running":
      return undefined;
    case "improved":
      return {
        kind: "success",
        text: gain
          ? say("A better schedule is now in place: {gain}.", { gain })
          : say("The schedule now keeps every rule."),
      };
    case "undone":
      return { kind: "info", text: say("The schedule is back to what it was before the search. The result is kept.") };
    case "waiting":
      return { kind: "info", text: [...words, gain && say("It has {gain}.", { gain })].filter(Boolean).join(" ") };
    case "unimproved":
      return { kind: "info", text: say("No better schedule was found in {spent}.", { spent: clockText(spent) }) };
    case "impossible":
      return {
        kind: "error",
        text: [say("No schedule satisfies all pins, locks and constraints."), ...words].join("\n"),
      };
    case "failed":
      return { kind: "error", text: words.join("\n") || say("The search failed. Please start it again.") };
  }
}
