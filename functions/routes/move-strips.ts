import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { createBoardChecker, newViolations } from "../../shared/schedule/stripboard/board-checker.ts";
import { type BoardInContext, movedBetween } from "../../shared/schedule/stripboard/moved-between.ts";
import { unitOf } from "../../shared/units/unit.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { currentBoard, savingOf } from "../schedule/board-context.ts";
import { currentProject } from "../schedule/current-project.ts";
import { requireOpenUnit } from "../schedule/unit-list.ts";
import { isStrict } from "../store/schedule/board-strictness.ts";
import { getBoard, type SavedBoard, saveBoards } from "../store/schedule/stripboards.ts";
import { unitsOf } from "../store/schedule/units.ts";

export const handler = serve(routes.moveStrips, async ({ member, payload, refuse }) => {
  const { from, to, scene_ids: sceneIds, date, at, operation } = payload;
  const [source, target, project, strict, { units }] = await Promise.all([
    getBoard(member, from.schedule),
    getBoard(member, to.schedule),
    currentProject(member),
    isStrict(member),
    unitsOf(member),
  ]);
  const missing = source ? to.schedule : from.schedule;
  if (!source || !target || !project) {
    return refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName: missing }));
  }
  if (source.operation === operation && target.operation === operation) {
    return { from: source.version, to: target.version };
  }
  const stale = () => refuse("staleStripboard", t("Someone else has changed this board in the meantime."));
  if (source.version !== from.version || target.version !== to.version) stale();
  if (unitOf(source.schedule) === unitOf(target.schedule)) {
    refuse("sameUnit", t("Both schedules are of the same unit. Move scenes between boards of two units."));
  }
  requireOpenUnit(units, unitOf(target.schedule), (_, message) => refuse("unitRetired", message));
  const before = [currentBoard(source, project), currentBoard(target, project)] as const;
  const moved = movedBetween(before, { sceneIds: new Set(sceneIds), date, at });
  if ("sentence" in moved) return refuse("brokenStripboard", moved.sentence);
  // Each board is checked beside the other as it will be.
  const next = [withBoard(source, before[0], moved.from), withBoard(target, before[1], moved.to, before[0])] as const;
  const renewed = project.units && {
    ...project.units,
    boards: project.units.boards.map((one) => ({
      ...one,
      saved: next.find(({ schedule }) => schedule.name === one.saved.schedule.name) ?? one.saved,
    })),
  };
  const after = next.map((saved) => currentBoard(saved, { ...project, units: renewed }));
  if (strict) {
    const broken = after.flatMap((board, side) => newViolations(breachesOf(before[side]!), breachesOf(board)));
    if (broken.length > 0) refuse("breaksRules", broken.map(({ sentence }) => sentence).join("\n"));
  }
  const what = [
    stored("Moved {count, plural, one {# scene} other {# scenes}} from {from} to {to}.", {
      ...{ count: sceneIds.length, from: from.schedule, to: to.schedule },
    }),
  ];
  const savings = [source, target].map((saved, side) => {
    const { board, sheet } = after[side]!;
    return { ...savingOf(saved, board, sheet), operation, what };
  });
  const [fromVersion, toVersion] = (await saveBoards(member, savings, { by: member.userId, now: now() })) ?? stale();
  return { from: fromVersion!, to: toVersion! };
});

const breachesOf = ({ board, sheet }: BoardInContext) => createBoardChecker(sheet).breaches(board);

/** A saved board with another board, and the schedule that follows from it. */
function withBoard(saved: SavedBoard, { sheet }: BoardInContext, board: SavedBoard["board"], other?: BoardInContext) {
  const strips = [...(other?.sheet.strips ?? []), ...sheet.strips];
  const { schedule } = savingOf(saved, board, { ...sheet, strips });
  return { ...saved, board, schedule };
}
