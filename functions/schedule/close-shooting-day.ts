import { stored } from "../../shared/i18n/stored.ts";
import { boardAfter } from "../../shared/production-report/unshot-scenes.ts";
import { scheduleTsv } from "../../shared/schedule/model/schedule-tsv.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { shootingDaysOf } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { now } from "../runtime/clock.ts";
import type { Membership } from "../store/account/sessions.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { getBoard, saveBoard } from "../store/schedule/stripboards.ts";

const MAX_ATTEMPTS = 5;

/**
 * Locks a day that was shot on its schedule's board and moves its remaining scenes to the boneyard. Does nothing if the
 * schedule no longer exists.
 *
 * @throws if the board keeps changing at the same time
 */
export async function closeDay(
  member: Membership,
  scheduleName: string,
  date: string,
  unshot: readonly string[],
): Promise<void> {
  for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
    const [before, production] = await Promise.all([getBoard(member, scheduleName), currentBreakdown(member)]);
    if (!before || !production) return;
    const strips = stripsFromBreakdown(production.breakdown, production.roster, "all");
    const known = [...before.schedule.days.flatMap((day) => day.strips), ...before.gone, ...strips];
    const stripOf = new Map(known.map((strip) => [strip.sceneId, strip]));
    const board = boardAfter(before.board, date, unshot);
    if (JSON.stringify(board) === JSON.stringify(before.board)) return;
    const days = shootingDaysOf(board, (sceneId) => stripOf.get(sceneId));
    const numbers = unshot.map((sceneId) => stripOf.get(sceneId)?.number ?? sceneId);
    const schedule = { ...before.schedule, days };
    const saved = await saveBoard(
      member,
      {
        ...{ before, board, schedule },
        gone: before.gone,
        table: scheduleTsv(schedule),
        operation: `report-${date}-${before.version}`,
        what: [
          numbers.length > 0
            ? stored("{date} was shot; left over: {numbers}.", { date, numbers: numbers.join(", ") })
            : stored("{date} was shot.", { date }),
        ],
      },
      { by: member.userId, now: now() },
    );
    if (saved !== undefined) return;
  }
  throw new Error(`The board of "${scheduleName}" kept changing while ${date} was closed.`);
}
