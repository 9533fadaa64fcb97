import type { CalendarDate } from "../../dates/calendar-date.ts";
import { shownDate } from "../../dates/shown-date.ts";
import type { EpisodeWindow } from "../../episodes/episode-window.ts";
import { t } from "../../i18n/speech.ts";
import { sceneNumberText, sceneOfStrip } from "../model/scene-parts.ts";
import type { Strip } from "../model/schedule.ts";
import type { HardConstraint } from "./constraint.ts";

/** The scenes of an episode are shot in its block, and none after the episode must be finished. */
export const episodeDatesKept: HardConstraint = ({ days }, { episodeDates = [] }) => {
  if (episodeDates.length === 0) return [];
  const windows = new Map(episodeDates.flatMap((window) => window.sceneIds.map((id) => [id, window] as const)));
  return days.flatMap(({ date, strips }) =>
    strips.flatMap((strip) => {
      const window = windows.get(sceneOfStrip(strip.sceneId));
      const sentences = window ? outside(window, strip, date) : [];
      return sentences.map((sentence) => ({ date, sceneId: strip.sceneId, sentence }));
    }),
  );
};

function outside(
  { number: episode, from, until, finishBy }: EpisodeWindow,
  { number }: Strip,
  on: CalendarDate,
): string[] {
  const values = { number: sceneNumberText(number), episode, date: shownDate(on) };
  if (from !== undefined && on < from) {
    const text = t("Scene {number} is on {date}, before the block of episode {episode} starts ({from}).", {
      ...values,
      from: shownDate(from),
    });
    return [text];
  }
  const sentences: string[] = [];
  if (until !== undefined && on > until) {
    sentences.push(
      t("Scene {number} is on {date}, after the block of episode {episode} ends ({until}).", {
        ...values,
        until: shownDate(until),
      }),
    );
  }
  if (finishBy !== undefined && on > finishBy) {
    sentences.push(
      t("Scene {number} is on {date}, after episode {episode} must be finished ({finishBy}).", {
        ...values,
        finishBy: shownDate(finishBy),
      }),
    );
  }
  return sentences;
}
