import type { CalendarDate } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import type { EpisodeWindow } from "../../episodes/episode-window.ts";
import { t } from "../../i18n/speech.ts";
import { sceneOfStrip } from "../model/scene-parts.ts";

/** One limit of the dates of some scenes, `from` and `until` included, as a sentence without its full stop, and as a clause of another. */
export interface DateLimit {
  readonly episode: string;
  readonly from?: CalendarDate | undefined;
  readonly until?: CalendarDate | undefined;
  readonly sentence: string;
  readonly clause: string;
  has(stripId: string): boolean;
}

/** What the windows say: an episode's block is one limit, and its finish another. */
export function dateLimitsOf(windows: readonly EpisodeWindow[] = []): DateLimit[] {
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
