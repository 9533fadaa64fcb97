import { routes } from "../../shared/contract/routes.ts";
import { possibleName } from "../../shared/contract/schema/name-problem.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { t } from "../../shared/i18n/speech.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { type ForeignSchedule, schedulesOfUss } from "../../shared/reports/uss/schedules-of-uss.ts";
import { UssError, ussFromText } from "../../shared/reports/uss/uss-file.ts";
import { nameKey } from "../../shared/roster/fields/name-key.ts";
import { stripsInParts } from "../../shared/schedule/model/scene-parts.ts";
import { ALL_LOCATIONS, type Schedule, type Strip } from "../../shared/schedule/model/schedule.ts";
import { scheduleTsv } from "../../shared/schedule/model/schedule-tsv.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { scenesOn, shootingDaysOf } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { MAIN_UNIT, unitField } from "../../shared/units/unit.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { now, today } from "../runtime/clock.ts";
import { jsonDepth, MAX_JSON_DEPTH } from "../runtime/json-depth.ts";
import { importLimitText, scheduleLimitText } from "../schedule/schedule-limit.ts";
import { newId } from "../store/aws/id.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { addSchedule, scheduleLimitReached } from "../store/schedule/schedules.ts";
import { getBoard, saveBoard } from "../store/schedule/stripboards.ts";
import { unitsOf } from "../store/schedule/units.ts";

const MAX_NUMBERED_NAMES = 50;

export const handler = serve(routes.importSchedule, async ({ member, payload, refuse }) => {
  const { breakdown, roster } = (await currentBreakdown(member)) ?? refuse("noBreakdown", NO_BREAKDOWN);
  const strips = stripsFromBreakdown(breakdown, roster, "all");
  const found = readFile();
  const useful = found.filter(({ board }) => shootingDays(board).length > 0);
  if (useful.length === 0) {
    const some = found.flatMap(({ strangers }) => strangers).slice(0, 5);
    refuse(
      "noSceneKnown",
      t("No scene in the file is in this breakdown. Scenes in the file: {some}.", {
        some: some.join(", ") || t("none at all"),
      }),
    );
  }
  const { units } = await unitsOf(member);
  const full = useful.length > 1 ? await scheduleLimitReached(member, useful.length) : undefined;
  if (full) refuse("scheduleLimit", importLimitText(full, useful.length));
  const schedules = [];
  for (const foreign of useful) schedules.push(await added(foreign));
  return { schedules };

  function readFile(): ForeignSchedule[] {
    if (jsonDepth(payload.file) > MAX_JSON_DEPTH) {
      refuse(
        "unreadableSchedule",
        t("The file is nested more than {maxJsonDepth} levels deep.", { maxJsonDepth: MAX_JSON_DEPTH }),
      );
    }
    try {
      return schedulesOfUss(ussFromText(payload.file), strips, today());
    } catch (error) {
      if (error instanceof UssError) return refuse("unreadableSchedule", error.message);
      throw error;
    }
  }

  function shootingDays(board: ForeignSchedule["board"]): Schedule["days"] {
    const placed = stripsInParts(strips, scenesOn(board));
    const stripOf = new Map<string, Strip>(placed.map((strip) => [strip.sceneId, strip]));
    return shootingDaysOf(board, (sceneId) => stripOf.get(sceneId));
  }

  /** Adds a schedule and its board, with a number after the name if the name is taken. */
  async function added({ name, board, strangers, unit }: ForeignSchedule) {
    const known = units.find((one) => unit !== undefined && nameKey(one.name) === nameKey(unit) && !one.retired);
    const days = shootingDays(board);
    const scenesPerDay = Math.max(...days.map((day) => day.strips.length));
    const plain = plainName(name);
    for (let count = 1; count <= MAX_NUMBERED_NAMES; count++) {
      const schedule: Schedule = {
        ...{ name: count === 1 ? plain : `${plain} ${count}`, location: ALL_LOCATIONS, scenesPerDay, days },
        ...unitField(known?.id ?? MAIN_UNIT),
      };
      const summary = await addSchedule(member, schedule, { table: scheduleTsv(schedule), now: now() });
      if (!summary) continue;
      if ("most" in summary) return refuse("scheduleLimit", scheduleLimitText(summary));
      const before = await getBoard(member, schedule.name);
      if (before) {
        const what = [stored('Imported from "{name}".', { name })];
        const saving = { before, board, gone: [], schedule, table: scheduleTsv(schedule), operation: newId(), what };
        await saveBoard(member, saving, { by: member.userId, now: now() });
      }
      return { ...summary, strangers: [...strangers] };
    }
    return refuse(
      "unreadableSchedule",
      t('There are already {maxNumberedNames} schedules named "{plain}". Delete some first.', {
        maxNumberedNames: MAX_NUMBERED_NAMES,
        plain,
      }),
    );
  }
});

/** Converts a file's name to a valid schedule name. */
function plainName(name: string): string {
  return possibleName("schedule", nameOfScheduleFile(name)).slice(0, 80).trim() || "Imported";
}
