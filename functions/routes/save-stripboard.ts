import { routes } from "../../shared/contract/routes.ts";
import { DatesError } from "../../shared/roster/dates.ts";
import { changesBetween } from "../../shared/schedule/stripboard/board-changes.ts";
import { boardMistake, strangerOn } from "../../shared/schedule/stripboard/board-errors.ts";
import { judgeOf, newBreaches } from "../../shared/schedule/stripboard/judge.ts";
import { withAllScenes } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { isStrict } from "../store/board-rules.ts";
import { boardChangesSince, boardNamed, isBoardSavedAlready, saveBoard } from "../store/stripboards.ts";
import { type BoardNow, boardNow, projectNow, savingOf } from "../stripboard.ts";

const MOST_SENTENCES = 5;

export const handler = serve(routes.saveStripboard, async ({ member, params: { scheduleName }, payload, refuse }) => {
  const { version, operation } = payload;
  const [before, project, strict] = await Promise.all([
    boardNamed(member, scheduleName),
    projectNow(member),
    isStrict(member),
  ]);
  // A schedule is made of a breakdown, and that stays.
  if (!before || !project) return refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  if (before.operation === operation) return { version: before.version };
  if (version !== before.version) {
    if (await isBoardSavedAlready(member, scheduleName, version + 1, operation)) return { version: version + 1 };
    return refuse("staleStripboard", await staleWords());
  }
  let shown: BoardNow;
  try {
    shown = boardNow(before, project);
  } catch (error) {
    if (error instanceof DatesError) return refuse("unreadableDates", error.message);
    throw error;
  }
  const mistake = boardMistake(payload.board);
  if (mistake) refuse("brokenStripboard", mistake);
  const { sheet } = shown;
  const stranger = strangerOn(payload.board, new Set(sheet.strips.map(({ sceneId }) => sceneId)));
  if (stranger) refuse("brokenStripboard", `A scene ("${stranger}") is not part of this schedule.`);
  const gone = new Set(sheet.gone);
  const board = withAllScenes(
    payload.board,
    sheet.strips.filter(({ sceneId }) => !gone.has(sceneId)),
  );
  const judge = judgeOf(sheet);
  if (strict) {
    const broken = newBreaches(judge.breaches(shown.board), judge.breaches(board));
    if (broken.length > 0) refuse("breaksRules", broken.map(({ sentence }) => sentence).join("\n"));
  }
  const numberOf = (sceneId: string) => judge.stripOf(sceneId)?.number ?? sceneId;
  const what = changesBetween(shown.board, board, numberOf).slice(0, MOST_SENTENCES);
  const saving = { ...savingOf(before, board, sheet), operation, what };
  const done = await saveBoard(member, saving, { by: member.userId, now: now() });
  return { version: done ?? refuse("staleStripboard", await staleWords()) };

  async function staleWords(): Promise<string> {
    const changes = await boardChangesSince(member, scheduleName, version);
    const more = changes.length > MOST_SENTENCES ? ` And ${changes.length - MOST_SENTENCES} more.` : "";
    return `Someone else has changed this board in the meantime. ${changes.slice(-MOST_SENTENCES).join(" ")}${more}`.trim();
  }
});
