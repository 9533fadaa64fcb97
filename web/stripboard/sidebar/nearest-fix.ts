import { type CalendarDate, daysBetween } from "../../../shared/dates/calendar-date.ts";
import { type BoardChecker, newViolations } from "../../../shared/schedule/stripboard/board-checker.ts";
import { moved } from "../../../shared/schedule/stripboard/board-edit.ts";
import type { RuleFinding } from "../../../shared/schedule/stripboard/rule-finding.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";

/** How many of the nearest days are tried. */
const DAYS = 12;

/** The move of one scene that ends a violation. */
export interface MoveFix {
  readonly sceneId: string;
  readonly date: CalendarDate;
  readonly board: Stripboard;
}

/**
 * The move of one scene to the nearest day that ends a violation without causing another: of its scene, or of any scene
 * of its day, the last one first. Undefined if there is none.
 */
export function nearestFix(
  board: Stripboard,
  judge: Pick<BoardChecker, "breaches">,
  finding: RuleFinding,
): MoveFix | undefined {
  const day = board.days.find(({ date }) => date === finding.date);
  if (!day) return undefined;
  const breaches = judge.breaches(board);
  const scenes = day.items.filter(({ kind }) => kind === "scene").map(({ id }) => id);
  const movable = finding.sceneId === undefined ? scenes.reverse() : [finding.sceneId];
  const distance = ({ date }: Pick<typeof day, "date">) => Math.abs(daysBetween(day.date, date));
  const near = board.days.filter((one) => one !== day).sort((one, other) => distance(one) - distance(other));
  for (const { date, items } of near.slice(0, DAYS)) {
    for (const sceneId of movable) {
      const edited = moved(board, new Set([sceneId]), { on: date, after: items.at(-1)?.id });
      if (edited.kind === "refused") continue;
      const then = judge.breaches(edited.board);
      const isGone = !then.some((one) => one.rule === finding.rule && one.sentence === finding.sentence);
      if (isGone && newViolations(breaches, then).length === 0) return { sceneId, date, board: edited.board };
    }
  }
  return undefined;
}
