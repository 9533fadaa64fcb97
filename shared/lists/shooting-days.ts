import { t } from "../i18n/speech.ts";
import { sceneOfStrip } from "../schedule/model/scene-parts.ts";
import type { Schedule } from "../schedule/model/schedule.ts";
import { spansOfDays } from "./count-text.ts";

/** Numbers of the shoot days of the scenes, from 1; empty without a schedule. */
export function daysOfScenes(schedule: Schedule | undefined, sceneIds: ReadonlySet<string>): string {
  const days = (schedule?.days ?? []).flatMap(({ strips }, at) =>
    strips.some(({ sceneId }) => sceneIds.has(sceneOfStrip(sceneId))) ? [at + 1] : [],
  );
  return spansOfDays(days);
}

/** A note naming the schedule that the days of a list come from. */
export function daysOfWhich(schedule: Schedule | undefined): string {
  return schedule ? t("Shoot days from {schedule}.", { schedule: schedule.name }) : t("No schedule is active yet.");
}
