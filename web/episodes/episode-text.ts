import { shownDate } from "../../shared/dates/shown-date.ts";
import type { EpisodeDates } from "../../shared/episodes/episode-dates.ts";
import { t } from "../i18n/translate.ts";

/** `Block 05/04/2026 – 05/15/2026 · Finish by 06/01/2026`; undefined if the episode can be shot on any date. */
export function episodeDatesText({ from, until, finishBy }: EpisodeDates = {}): string | undefined {
  const block = blockText(from && shownDate(from), until && shownDate(until));
  const finish = finishBy && t("Finish by {date}", { date: shownDate(finishBy) });
  return [block, finish].filter((text) => text !== undefined).join(" · ") || undefined;
}

function blockText(from: string | undefined, until: string | undefined): string | undefined {
  if (from !== undefined && until !== undefined) return t("Block {from} – {until}", { from, until });
  if (from !== undefined) return t("Block from {from}", { from });
  return until === undefined ? undefined : t("Block until {until}", { until });
}

const NUMBER = /^[\p{L}\p{N}]{1,8}$/u;

/** What is wrong with the number of an episode; undefined if nothing is. */
export function numberProblem(typed: string, others: readonly { readonly number: string }[]): string | undefined {
  const number = typed.trim();
  if (!NUMBER.test(number)) return t("An episode number has 1 to 8 letters or digits, such as 103.");
  return others.some((other) => other.number.toUpperCase() === number.toUpperCase())
    ? t('There is already an episode "{number}". Choose another number.', { number })
    : undefined;
}
