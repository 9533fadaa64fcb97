import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { createBoardChecker, newViolations } from "../../shared/schedule/stripboard/board-checker.ts";
import { boardMistake, firstUnknownScene } from "../../shared/schedule/stripboard/board-errors.ts";
import { describeBoardChanges } from "../../shared/schedule/stripboard/describe-board-changes.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { inEnglish } from "../runtime/reader-language.ts";
import { boardOfUnit, currentBoard, savingOf } from "../schedule/board-context.ts";
import { currentProject } from "../schedule/current-project.ts";
import { isStrict } from "../store/schedule/board-strictness.ts";
import { boardChangesSince, getBoard, isBoardReplay, saveBoard } from "../store/schedule/stripboards.ts";

const MAX_SENTENCES = 5;

export const handler = serve(routes.saveStripboard, async ({ member, params: { scheduleName }, payload, refuse }) => {
  const { version, operation } = payload;
  const [before, project, strict] = await Promise.all([
    getBoard(member, scheduleName),
    currentProject(member),
    isStrict(member),
  ]);
  // A schedule always has a breakdown: it is made from one, and breakdowns are never deleted.
  if (!before || !project)
    return refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  if (before.operation === operation) return { version: before.version };
  if (version !== before.version) {
    if (await isBoardReplay(member, scheduleName, version + 1, operation)) return { version: version + 1 };
    return refuse("staleStripboard", await staleText());
  }
  const shown = currentBoard(before, project);
  const mistake = boardMistake(payload.board);
  if (mistake) refuse("brokenStripboard", mistake);
  const { sheet } = shown;
  const stranger = firstUnknownScene(payload.board, new Set(sheet.strips.map(({ sceneId }) => sceneId)));
  if (stranger) refuse("brokenStripboard", t('A scene ("{stranger}") is not part of this schedule.', { stranger }));
  const board = boardOfUnit(payload.board, sheet);
  const checker = createBoardChecker(sheet);
  if (strict) {
    const broken = newViolations(checker.breaches(shown.board), checker.breaches(board));
    if (broken.length > 0) refuse("breaksRules", broken.map(({ sentence }) => sentence).join("\n"));
  }
  const numberOf = (sceneId: string) => checker.stripOf(sceneId)?.number ?? sceneId;
  const changes = inEnglish(() => describeBoardChanges(shown.board, board, numberOf));
  const what = changes.slice(0, MAX_SENTENCES);
  const saving = { ...savingOf(before, board, sheet), operation, what };
  const done = await saveBoard(member, saving, { by: member.userId, now: now() });
  return { version: done ?? refuse("staleStripboard", await staleText()) };

  async function staleText(): Promise<string> {
    const changes = await boardChangesSince(member, scheduleName, version);
    const more = changes.length - MAX_SENTENCES;
    return [
      t("Someone else has changed this board in the meantime."),
      ...changes.slice(-MAX_SENTENCES),
      ...(more > 0 ? [t("And {more} more.", { more })] : []),
    ].join(" ");
  }
});
