import type { CalendarDate } from "../../../dates/calendar-date.ts";
import { shownDate } from "../../../dates/shown-date.ts";
import { t } from "../../../i18n/speech.ts";

import { siteKey } from "../../model/location-key.ts";
import type { Strip } from "../../model/schedule.ts";
import type { SchedulingProblem } from "../../model/scheduling-problem.ts";
import type { BoardViolation } from "../board-checker.ts";
import { moved, unscheduled, withNewDay } from "../board-edit.ts";
import type { Stripboard } from "../stripboard.ts";

/** A scene that changes its day, or goes to the boneyard when `to` is undefined, and the reason. */
export interface RepairMove {
  readonly sceneId: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate | undefined;
  readonly why: string;
}

/** Why a scene leaves a day: its own violation, another one of the day, or the room that it makes. */
export function whyMoved(before: readonly BoardViolation[], sceneId: string, from: CalendarDate): string {
  const own = before.find((breach) => breach.sceneId === sceneId) ?? before.find((breach) => breach.date === from);
  return own?.sentence ?? t("It makes room on {from}.", { from: shownDate(from) });
}

/** The board after the moves. A scene that comes to a day is shot after the others at its location there. */
export function withMoves(board: Stripboard, moves: readonly RepairMove[], production: SchedulingProblem): Stripboard {
  const strips = new Map(production.strips.map((strip) => [strip.sceneId, strip]));
  const left = boardOf(unscheduled(board, new Set(moves.map(({ sceneId }) => sceneId))), board);
  return moves.reduce((now, { sceneId, to }) => {
    if (to === undefined) return now;
    const open = now.days.some(({ date }) => date === to) ? now : boardOf(withNewDay(now, to), now);
    const items = open.days.find(({ date }) => date === to)?.items ?? [];
    const there = items.flatMap(({ id }) => strips.get(id) ?? []);
    const at = placeFor(strips.get(sceneId)!, there, production);
    const after = at < there.length ? there[at - 1]?.sceneId : items.at(-1)?.id;
    return boardOf(moved(open, new Set([sceneId]), { on: to, after }), now);
  }, left);
}

/** Index at which a scene is added to a day: after the last one at its location, or at the end. */
export function placeFor(strip: Strip, there: readonly Strip[], production: SchedulingProblem): number {
  const site = siteKey(production, strip);
  const last = there.findLastIndex((one) => siteKey(production, one) === site);
  return last < 0 ? there.length : last + 1;
}

function boardOf(edited: ReturnType<typeof moved>, before: Stripboard): Stripboard {
  return edited.kind === "done" ? edited.board : before;
}
