import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import { dayWith } from "./board-edit.ts";
import { scenesOn } from "./schedule-of-board.ts";
import type { Stripboard } from "./stripboard.ts";

/**
 * The differences of another board as sentences: scenes moved to another day, added and removed days, and all other
 * changes in one sentence.
 *
 * @param numberOf a scene's number
 */
export function describeBoardChanges(
  before: Stripboard,
  after: Stripboard,
  numberOf: (sceneId: string) => string,
): string[] {
  const scenes = [...new Set([...scenesOn(after), ...scenesOn(before)])];
  const moves = scenes.flatMap((id) => {
    const [from, to] = [dayWith(before, id)?.date, dayWith(after, id)?.date];
    if (from === to) return [];
    const number = sceneNumberText(numberOf(id));
    if (!to) return [t("Scene {number} is unscheduled now, was on {from}.", { number, from: shownDate(from!) })];
    return from
      ? [t("Scene {number} is on {to} now, was on {from}.", { number, to: shownDate(to), from: shownDate(from) })]
      : [t("Scene {number} is on {to} now.", { number, to: shownDate(to) })];
  });
  const days = [
    ...missingFrom(before, after).map((date) => t("{date} is a new day.", { date: shownDate(date) })),
    ...missingFrom(after, before).map((date) => t("{date} has been removed.", { date: shownDate(date) })),
  ];
  const said = [...moves, ...days];
  if (said.length > 0 || JSON.stringify(before) === JSON.stringify(after)) return said;
  return [t("The order, pins, locks or banners are different.")];
}

function missingFrom(one: Stripboard, other: Stripboard): string[] {
  return other.days.map(({ date }) => date).filter((date) => !one.days.some((day) => day.date === date));
}
