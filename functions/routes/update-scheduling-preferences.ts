import { breakdownOfEpisodes } from "../../shared/breakdown/episodes/breakdown-of-episodes.ts";
import { routes } from "../../shared/contract/routes.ts";
import { SchedulingPreferencesPayload } from "../../shared/contract/schema/scheduling-preferences.ts";
import { t } from "../../shared/i18n/speech.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { ALL_LOCATIONS } from "../../shared/schedule/model/schedule.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { createBoardChecker } from "../../shared/schedule/stripboard/board-checker.ts";
import { wholeScenesOn } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { currentBoard, savingOf } from "../schedule/board-context.ts";
import { type CurrentProject, currentProject } from "../schedule/current-project.ts";
import { preferencesFrom } from "../schedule/scheduling-preferences.ts";
import { getBoard, type SavedBoard, saveBoard } from "../store/schedule/stripboards.ts";

export const handler = serve(
  routes.updateSchedulingPreferences,
  async ({ member, params: { scheduleName }, payload, refuse }) => {
    const { scenes_per_day: scenesPerDay, asked, instead_of: known, operation } = payload;
    const found = await currentProject(member);
    // Keeps concurrent changes of the board: only the constraints change.
    for (;;) {
      const saved = await getBoard(member, scheduleName);
      // A schedule always has a breakdown: it is made from one, and breakdowns are never deleted.
      if (!saved || !found)
        return refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
      if (saved.operation === operation) return shown(boardWith(saved, found));
      const isNewest =
        saved.schedule.scenesPerDay === known.scenes_per_day && samePreferences(saved.asked ?? {}, known.asked);
      if (!isNewest) {
        refuse(
          "staleWishes",
          t('Someone else has changed the constraints of "{scheduleName}". Reopen them to see the changes.', {
            scheduleName,
          }),
        );
      }
      const changed = boardWith({ ...saved, schedule: scheduleWithPreferences(saved, found) }, found);
      const what = [stored("The schedule's constraints have changed.")];
      const saving = { ...savingOf(changed.saved, changed.board, changed.sheet), asked, operation, what };
      const done = await saveBoard(member, saving, { by: member.userId, now: now() });
      if (done !== undefined) return shown(changed);
    }

    function scheduleWithPreferences(
      { schedule, board }: SavedBoard,
      { breakdown, roster }: CurrentProject,
    ): SavedBoard["schedule"] {
      const group = roster.groups.find((one) => one.name === schedule.location);
      // A pace that a person enters replaces what was learned.
      const paces = asked.minutes_per_page === known.asked.minutes_per_page ? schedule.wishes?.paces : undefined;
      const scope = schedule.location === ALL_LOCATIONS ? "all" : (group?.id ?? "all");
      const own = breakdownOfEpisodes(breakdown, schedule.episodes, wholeScenesOn(board));
      const preferences = preferencesFrom(asked, stripsFromBreakdown(own, roster, scope));
      return { ...schedule, scenesPerDay, wishes: { ...preferences, ...(paces && { paces }) } };
    }
  },
);

function boardWith(saved: SavedBoard, project: CurrentProject) {
  return { saved, ...currentBoard(saved, project) };
}

function shown({ board, sheet }: ReturnType<typeof currentBoard>) {
  const sentences = createBoardChecker(sheet)
    .breaches(board)
    .map(({ sentence }) => sentence);
  return { breaches: [...new Set(sentences)] };
}

/** Parsing puts the keys of both in the order of the schema. */
function samePreferences(one: SchedulingPreferencesPayload, other: SchedulingPreferencesPayload): boolean {
  return (
    JSON.stringify(SchedulingPreferencesPayload.parse(one)) ===
    JSON.stringify(SchedulingPreferencesPayload.parse(other))
  );
}
