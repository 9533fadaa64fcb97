import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { scenesOn } from "./schedule-of-board.ts";
import type { Stripboard } from "./stripboard.ts";

/** Why a board is malformed; undefined when it is valid: dates and items are unique, days in order. */
export function boardMistake({ days, boneyard }: Stripboard): string | undefined {
  const late = days.find(({ date }, at) => at > 0 && date <= (days[at - 1]?.date ?? ""));
  if (late) return t("{date} is on the board twice, or after a later day.", { date: shownDate(late.date) });
  const seen = new Set<string>();
  for (const id of [...days.flatMap(({ items }) => items.map((item) => item.id)), ...boneyard]) {
    if (seen.has(id)) return t('"{id}" is on the board twice.', { id: id.slice(0, 60) });
    seen.add(id);
  }
  return undefined;
}

/** The first unknown scene of a board. */
export function firstUnknownScene(board: Stripboard, known: ReadonlySet<string>): string | undefined {
  return scenesOn(board).find((sceneId) => !known.has(sceneId));
}
