import { dateText } from "../../dates/dates-string.ts";
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
    const where = to ? `is on ${dateText(to)}` : "is unscheduled";
    return [`Scene ${numberOf(id)} ${where} now${from ? `, was on ${dateText(from)}` : ""}.`];
  });
  const days = [
    ...missingFrom(before, after).map((date) => `${dateText(date)} is a new day.`),
    ...missingFrom(after, before).map((date) => `${dateText(date)} has been removed.`),
  ];
  const said = [...moves, ...days];
  if (said.length > 0 || JSON.stringify(before) === JSON.stringify(after)) return said;
  return ["The order, pins, locks or banners are different."];
}

function missingFrom(one: Stripboard, other: Stripboard): string[] {
  return other.days.map(({ date }) => date).filter((date) => !one.days.some((day) => day.date === date));
}
