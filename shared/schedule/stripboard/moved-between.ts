import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import { isClosed, isWorkingDay } from "../model/working-calendar.ts";
import type { BoardContext } from "./board-context.ts";
import { unscheduled, withNewDay } from "./board-edit.ts";
import { scenesOn } from "./schedule-of-board.ts";
import type { Stripboard } from "./stripboard.ts";

/** A board with the data that it is checked against. */
export interface BoardInContext {
  readonly board: Stripboard;
  readonly sheet: BoardContext;
}

/** Scenes that another unit takes over. */
export interface UnitMove {
  readonly sceneIds: ReadonlySet<string>;
  readonly date: string;
  /** The index on the day before which the scenes are put; the end if it is absent. */
  readonly at?: number | undefined;
}

/** Two boards after scenes are moved from a day or the boneyard of the first to a day of the second, or why not. */
export function movedBetween(
  [from, to]: readonly [BoardInContext, BoardInContext],
  { sceneIds, date, at }: UnitMove,
): { readonly from: Stripboard; readonly to: Stripboard } | { readonly sentence: string } {
  const numberOf = (id: string) =>
    sceneNumberText(from.sheet.strips.find(({ sceneId }) => sceneId === id)?.number ?? id);
  const there = new Set(scenesOn(from.board));
  const stranger = [...sceneIds].find((id) => !there.has(id));
  if (stranger !== undefined) {
    return { sentence: t("Scene {number} is not on this board.", { number: numberOf(stranger) }) };
  }
  const left = unscheduled(from.board, sceneIds, (id) => t("Scene {number}", { number: numberOf(id) }));
  if (left.kind === "refused") return left;
  const day = to.board.days.find((one) => one.date === date);
  const calendar = { ...to.sheet.calendar, startDate: date, weekdays: to.sheet.weekdays };
  if (!day && (!isWorkingDay(calendar, date) || isClosed(calendar, date))) {
    return { sentence: t("{date} is not a working day.", { date: shownDate(date) }) };
  }
  if (day?.locked) return { sentence: t("{date} is locked. Unlock it first.", { date: shownDate(date) }) };
  const opened = day ? ({ kind: "done", board: to.board } as const) : withNewDay(to.board, date);
  if (opened.kind === "refused") return opened;
  const items = [...sceneIds].map((id) => ({ kind: "scene" as const, id, pinned: false }));
  const withoutThem = { ...opened.board, boneyard: opened.board.boneyard.filter((id) => !sceneIds.has(id)) };
  return {
    from: { ...left.board, boneyard: left.board.boneyard.filter((id) => !sceneIds.has(id)) },
    to: {
      ...withoutThem,
      days: withoutThem.days.map((one) =>
        one.date === date ? { ...one, items: one.items.toSpliced(at ?? one.items.length, 0, ...items) } : one,
      ),
    },
  };
}
