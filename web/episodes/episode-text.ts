import { shownDate } from "../../shared/dates/shown-date.ts";
import type { Episode } from "../../shared/episodes/episode.ts";
import { t } from "../i18n/translate.ts";

/** `Block 05/04/2026 – 05/15/2026 · Finish by 06/01/2026 · After episode 101`; undefined if it can be shot at any time. */
export function episodeLimitsText(
  { dates = {}, after }: Pick<Episode, "dates" | "after">,
  episodes: readonly Pick<Episode, "id" | "number">[],
): string | undefined {
  const { from, until, finishBy } = dates;
  const block = blockText(from && shownDate(from), until && shownDate(until));
  const finish = finishBy && t("Finish by {date}", { date: shownDate(finishBy) });
  const earlier = episodes.find(({ id }) => id === after);
  const order = earlier && t("After episode {number}", { number: earlier.number });
  return [block, finish, order].filter((text) => text !== undefined).join(" · ") || undefined;
}

function blockText(from: string | undefined, until: string | undefined): string | undefined {
  if (from !== undefined && until !== undefined) return t("Block {from} – {until}", { from, until });
  if (from !== undefined) return t("Block from {from}", { from });
  return until === undefined ? undefined : t("Block until {until}", { until });
}

/** The episodes after which one can be shot: all that are not shot after it themselves. */
export function possiblyBefore<One extends Pick<Episode, "id" | "after">>(id: string, episodes: readonly One[]): One[] {
  const isAfter = (one: One | undefined): boolean =>
    one !== undefined && (one.id === id || isAfter(episodes.find((other) => other.id === one.after)));
  return episodes.filter((one) => !isAfter(one));
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
