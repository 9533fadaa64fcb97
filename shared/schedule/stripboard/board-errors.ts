import { dateText } from "../../dates/dates-string.ts";
import { scenesOn } from "./schedule-of-board.ts";
import type { Stripboard } from "./stripboard.ts";

/** Why a board is malformed; undefined when it is valid: dates and items are unique, days in order. */
export function boardMistake({ days, boneyard }: Stripboard): string | undefined {
  const late = days.find(({ date }, at) => at > 0 && date <= (days[at - 1]?.date ?? ""));
  if (late) return `${dateText(late.date)} is on the board twice, or after a later day.`;
  const seen = new Set<string>();
  for (const id of [...days.flatMap(({ items }) => items.map((item) => item.id)), ...boneyard]) {
    if (seen.has(id)) return `"${id.slice(0, 60)}" is on the board twice.`;
    seen.add(id);
  }
  return undefined;
}

/** The first unknown scene of a board. */
export function firstUnknownScene(board: Stripboard, known: ReadonlySet<string>): string | undefined {
  return scenesOn(board).find((sceneId) => !known.has(sceneId));
}
