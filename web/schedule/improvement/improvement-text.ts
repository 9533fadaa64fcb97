import type { Improvement } from "../../../shared/contract/improvements.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import { locale } from "../../i18n/language.ts";
import { lazy } from "../../i18n/lazy.ts";
import { percentText } from "../../i18n/numbers.ts";
import { t } from "../../i18n/translate.ts";
import type { Status } from "../../ui/status-line.tsx";
import { gapText } from "./gap-text.ts";

/** An optimisation run. */
export type Search = Exclude<Improvement, { readonly status: "none" }>;

const wholeFormat = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** Formats a duration in minutes and seconds: `2:05`. */
export function clockText(seconds: number): string {
  const all = Math.floor(seconds);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}

/** Cost of the best schedule so far, compared with the initial one. */
export function costText({ before, cost }: Search): string | undefined {
  if (cost === null) return undefined;
  if (before === null)
    return t("Cost {cost}; the current schedule breaks rules.", { cost: wholeFormat().format(cost) });
  if (cost >= before) return t("Cost {before}; nothing better yet.", { before: wholeFormat().format(before) });
  return t("Cost {cost}, was {before}: {percent} lower.", {
    cost: wholeFormat().format(cost),
    before: wholeFormat().format(before),
    percent: percentText((before - cost) / before),
  });
}

/** The lower bound, as far as known. */
export function boundText({ cost, bound }: Search): string {
  if (cost === null || bound === null || bound <= 0) return t("The possible improvement is not known yet.");
  return gapText(cost / bound - 1);
}

/** The result of a finished run. */
export function endText(search: Search): Status | undefined {
  const { status, before, cost, spent } = search;
  const words = search.words.map(retold);
  const gain =
    before !== null && cost !== null && before > cost
      ? t("{percent} lower cost", { percent: percentText((before - cost) / before) })
      : "";
  switch (status) {
    case "running":
      return undefined;
    case "improved":
      return {
        kind: "success",
        text: gain
          ? t("A better schedule is now in place: {gain}.", { gain })
          : t("The schedule now follows every rule."),
      };
    case "undone":
      return { kind: "info", text: t("The schedule is back to what it was before the search. The result is kept.") };
    case "waiting":
      return { kind: "info", text: [...words, gain && t("It has {gain}.", { gain })].filter(Boolean).join(" ") };
    case "unimproved":
      return { kind: "info", text: t("No better schedule was found in {spent}.", { spent: clockText(spent) }) };
    case "impossible":
      return {
        kind: "error",
        text: [t("No schedule satisfies all pins, locks and constraints."), ...words].join("\n"),
      };
    case "failed":
      return { kind: "error", text: words.join("\n") || t("The search failed. Please start it again.") };
  }
}
