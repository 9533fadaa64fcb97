import type { Schedule } from "../schedule/model/schedule.ts";
import { spansOfDays } from "./count-text.ts";

/** The shooting days, counted from 1, on which one of some scenes is shot; empty without a schedule. */
export function daysOfScenes(schedule: Schedule | undefined, sceneIds: ReadonlySet<string>): string {
  const days = (schedule?.days ?? []).flatMap(({ strips }, at) =>
    strips.some(({ sceneId }) => sceneIds.has(sceneId)) ? [at + 1] : [],
  );
  return spansOfDays(days);
}

/** Which schedule the days of a list come from, in words. */
export function daysOfWhich(schedule: Schedule | undefined): string {
  return schedule ? `Shoot days from ${schedule.name}` : "No schedule is active yet";
}
