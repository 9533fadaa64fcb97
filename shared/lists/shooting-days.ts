import { t } from "../i18n/speech.ts";
import { sceneOfStrip } from "../schedule/model/scene-parts.ts";
import type { Schedule } from "../schedule/model/schedule.ts";
import { spansOfDays } from "./count-text.ts";
import type { ListSource } from "./list-source.ts";

type OfOthers = NonNullable<ListSource["ofOtherUnits"]>;

/** Numbers of the shoot days of the scenes, from 1, in each unit: `1–3; Second Unit: 2`. Empty without a schedule. */
export function daysOfScenes(
  schedule: Schedule | undefined,
  sceneIds: ReadonlySet<string>,
  ofOtherUnits: OfOthers = [],
): string {
  const others = ofOtherUnits.map((other) => [`${other.unit}: `, daysIn(other.schedule, sceneIds)] as const);
  return [["", daysIn(schedule, sceneIds)] as const, ...others]
    .flatMap(([unit, days]) => (days === "" ? [] : [`${unit}${days}`]))
    .join("; ");
}

function daysIn(schedule: Schedule | undefined, sceneIds: ReadonlySet<string>): string {
  const days = (schedule?.days ?? []).flatMap(({ strips }, at) =>
    strips.some(({ sceneId }) => sceneIds.has(sceneOfStrip(sceneId))) ? [at + 1] : [],
  );
  return spansOfDays(days);
}

/** A note naming the schedules that the days of a list come from. */
export function daysOfWhich(schedule: Schedule | undefined, ofOtherUnits: OfOthers = []): string {
  const names = [...(schedule ? [schedule] : []), ...ofOtherUnits.map((other) => other.schedule)].map(
    ({ name }) => name,
  );
  return names.length > 0
    ? t("Shoot days from {schedule}.", { schedule: names.join(", ") })
    : t("No schedule is active yet.");
}
