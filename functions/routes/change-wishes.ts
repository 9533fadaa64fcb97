import { routes } from "../../shared/contract/routes.ts";
import { ScheduleWishes } from "../../shared/contract/schedule-wishes.ts";
import { DatesError } from "../../shared/roster/dates.ts";
import { ALL_LOCATIONS } from "../../shared/schedule/schedule.ts";
import { judgeOf } from "../../shared/schedule/stripboard/judge.ts";
import { stripsFromBreakdown } from "../../shared/schedule/strips.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { boardNamed, type SavedBoard, saveBoard } from "../store/stripboards.ts";
import { boardNow, type ProjectNow, projectNow, savingOf } from "../stripboard.ts";
import { WishError, wishesFrom } from "../wishes.ts";

export const handler = serve(routes.changeWishes, async ({ member, params: { scheduleName }, payload, refuse }) => {
  const { scenes_per_day: scenesPerDay, asked, instead_of: known, operation } = payload;
  const found = await projectNow(member);
  // What somebody does to the board meanwhile stays: only the wishes change.
  for (;;) {
    const saved = await boardNamed(member, scheduleName);
    // A schedule is made of a breakdown, and that stays.
    if (!saved || !found) return refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
    if (saved.operation === operation) return shown(boardWith(saved, found));
    const isNewest = saved.schedule.scenesPerDay === known.scenes_per_day && sameWishes(saved.asked ?? {}, known.asked);
    if (!isNewest) {
      refuse(
        "staleWishes",
        `Someone else has changed the constraints of "${scheduleName}". Reopen them to see the changes.`,
      );
    }
    const changed = boardWith({ ...saved, schedule: wished(saved, found) }, found);
    const what = ["The schedule's constraints have changed."];
    const saving = { ...savingOf(changed.saved, changed.board, changed.sheet), asked, operation, what };
    const done = await saveBoard(member, saving, { by: member.userId, now: now() });
    if (done !== undefined) return shown(changed);
  }

  function wished({ schedule }: SavedBoard, { breakdown, roster }: ProjectNow): SavedBoard["schedule"] {
    const group = roster.groups.find((one) => one.name === schedule.location);
    const scope = schedule.location === ALL_LOCATIONS ? "all" : (group?.id ?? "all");
    try {
      return { ...schedule, scenesPerDay, wishes: wishesFrom(asked, stripsFromBreakdown(breakdown, roster, scope)) };
    } catch (error) {
      if (error instanceof WishError) return refuse("unfitWish", error.message);
      throw error;
    }
  }

  function boardWith(saved: SavedBoard, project: ProjectNow) {
    try {
      return { saved, ...boardNow(saved, project) };
    } catch (error) {
      if (error instanceof DatesError) return refuse("unreadableDates", error.message);
      throw error;
    }
  }
});

function shown({ board, sheet }: ReturnType<typeof boardNow>) {
  const sentences = judgeOf(sheet)
    .breaches(board)
    .map(({ sentence }) => sentence);
  return { breaches: [...new Set(sentences)] };
}

/** Both in the order of the schema. */
function sameWishes(one: ScheduleWishes, other: ScheduleWishes): boolean {
  return JSON.stringify(ScheduleWishes.parse(one)) === JSON.stringify(ScheduleWishes.parse(other));
}
