import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import type { OrderedEpisode } from "../../episodes/episode-order.ts";
import type { EpisodeWindow } from "../../episodes/episode-window.ts";
import { t } from "../../i18n/speech.ts";
import { sceneOfStrip } from "../model/scene-parts.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";

/**
 * One limit of the dates of some scenes, `from` and `until` included, as a sentence without its full stop, and as a clause
 * of another.
 */
export interface DateLimit {
  readonly episode: string;
  readonly from?: CalendarDate | undefined;
  readonly until?: CalendarDate | undefined;
  readonly sentence: string;
  readonly clause: string;
  has(stripId: string): boolean;
}

/** All limits of the dates of episodes: their own, and what other units shoot of those before and after them. */
export const dateLimitsOf = ({
  episodeDates = [],
  episodeOrder = [],
}: Pick<SchedulingProblem, "episodeDates" | "episodeOrder">): DateLimit[] => [
  ...limitsOfWindows(episodeDates),
  ...limitsOfOrder(episodeOrder),
];

/** The limits of the windows: an episode's block is one limit, and its finish another. */
function limitsOfWindows(windows: readonly EpisodeWindow[]): DateLimit[] {
  return windows.flatMap(({ number: episode, from, until, finishBy, sceneIds }) => {
    const scenes = new Set(sceneIds);
    const has = (stripId: string) => scenes.has(sceneOfStrip(stripId));
    const block = blockWords(episode, from, until);
    return [
      ...(block === undefined ? [] : [{ ...{ episode, from, until, has }, ...block }]),
      ...(finishBy === undefined
        ? []
        : [
            {
              ...{ episode, until: finishBy, has },
              sentence: t("Episode {episode} must be finished by {date}", { episode, date: shownDate(finishBy) }),
              clause: t("its episode {episode} must be finished by {date}", { episode, date: shownDate(finishBy) }),
            },
          ]),
    ];
  });
}

/** The earlier episodes of one in an order, nearest first. */
export function earlierEpisodes(episode: OrderedEpisode, order: readonly OrderedEpisode[]): OrderedEpisode[] {
  const found = order.filter(({ number }) => number === episode.after);
  return found.flatMap((one) => [one, ...earlierEpisodes(one, order)]);
}

function limitsOfOrder(order: readonly OrderedEpisode[]): DateLimit[] {
  const hasOf = ({ sceneIds }: OrderedEpisode) => {
    const scenes = new Set(sceneIds);
    return (stripId: string) => scenes.has(sceneOfStrip(stripId));
  };
  return order.flatMap((later) =>
    earlierEpisodes(later, order).flatMap((earlier) => {
      const numbers = { earlier: earlier.number, later: later.number };
      const finished = (earlier.elsewhere ?? []).map(({ unit, last }): DateLimit => {
        const values = { ...numbers, unit, date: shownDate(last) };
        return {
          ...{ episode: later.number, from: addDays(last, 1), has: hasOf(later) },
          sentence: t("Episode {later} is only shot once {unit} has finished episode {earlier} ({date})", values),
          clause: t("its episode {later} is only shot once {unit} has finished episode {earlier} ({date})", values),
        };
      });
      const begun = (later.elsewhere ?? []).map(({ unit, first }): DateLimit => {
        const values = { ...numbers, unit, date: shownDate(first) };
        return {
          ...{ episode: earlier.number, until: addDays(first, -1), has: hasOf(earlier) },
          sentence: t("Episode {earlier} must be finished before {unit} begins episode {later} ({date})", values),
          clause: t("its episode {earlier} must be finished before {unit} begins episode {later} ({date})", values),
        };
      });
      return [...finished, ...begun];
    }),
  );
}

/** Whether a limit allows a date. */
export const allows = ({ from, until }: DateLimit, date: CalendarDate): boolean =>
  (from === undefined || date >= from) && (until === undefined || date <= until);

function blockWords(
  episode: string,
  first?: CalendarDate,
  last?: CalendarDate,
): Pick<DateLimit, "sentence" | "clause"> | undefined {
  const [from, until] = [first, last].map((date) => date && shownDate(date));
  if (from !== undefined && until !== undefined) {
    return {
      sentence: t("Episode {episode} is only shot from {from} to {until}", { episode, from, until }),
      clause: t("its episode {episode} is only shot from {from} to {until}", { episode, from, until }),
    };
  }
  if (from !== undefined) {
    return {
      sentence: t("Episode {episode} is only shot from {from} on", { episode, from }),
      clause: t("its episode {episode} is only shot from {from} on", { episode, from }),
    };
  }
  if (until === undefined) return undefined;
  return {
    sentence: t("Episode {episode} is only shot until {until}", { episode, until }),
    clause: t("its episode {episode} is only shot until {until}", { episode, until }),
  };
}
