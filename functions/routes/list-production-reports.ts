import { routes } from "../../shared/contract/routes.ts";
import { dividedWritten, isSameNumber } from "../../shared/episodes/scene-number.ts";
import type { ReportSummary } from "../../shared/production-report/report-state.ts";
import { serve } from "../http/serve.ts";
import { chosenUnit } from "../report/chosen-unit.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";
import { savedReports } from "../store/call-sheet/production-reports.ts";
import { activeScheduleOf } from "../store/schedule/active-schedule.ts";
import { getSchedule } from "../store/schedule/schedules.ts";

export const handler = serve(routes.listProductionReports, async ({ member, query, refuse }) => {
  const { id, units } = await chosenUnit(member, query, refuse);
  const [active, saved, { episodes: listed }] = await Promise.all([
    activeScheduleOf(member, id),
    savedReports(member),
    episodesOf(member),
  ]);
  const episodes = listed.length > 1 ? listed : [];
  const schedule = active === undefined ? undefined : await getSchedule(member, active);
  const planned = new Map(schedule?.days.map(({ date, strips }, at) => [date, { dayNumber: at + 1, strips }]));
  const written = new Map(saved.filter(({ unit }) => unit === id).map((one) => [one.report.date, one]));
  const dates = [...new Set([...planned.keys(), ...written.keys()])].sort();
  const days = dates.map((date): ReportSummary => {
    const day = planned.get(date);
    const scenes = Object.values(written.get(date)?.report.scenes ?? {});
    const numbers = (written.has(date) ? scenes : (day?.strips ?? [])).flatMap(
      ({ number }) => dividedWritten(number)?.episode ?? [],
    );
    return {
      date,
      dayNumber: day?.dayNumber ?? null,
      state: written.get(date)?.state ?? "draft",
      begun: written.has(date),
      scenes: written.has(date) ? scenes.length : (day?.strips.length ?? 0),
      shot: scenes.filter(({ outcome }) => outcome === "shot").length,
      ...(episodes.length > 0 && {
        episodes: episodes.flatMap((episode) =>
          numbers.some((number) => isSameNumber(number, episode.number)) ? [episode.id] : [],
        ),
      }),
    };
  });
  return {
    ...{ schedule: schedule?.name ?? null, days },
    ...(episodes.length > 0 && { episodes: episodes.map(({ id: of, number, name }) => ({ id: of, number, name })) }),
    ...(units.length > 0 && { units: units.map(({ id, name }) => ({ id, name })) }),
  };
});
