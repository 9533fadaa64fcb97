import type { ReportOfDay } from "../../shared/contract/production-reports.ts";
import { t } from "../../shared/i18n/speech.ts";
import { mediaProblems, mediaTotals } from "../../shared/production-report/media-totals.ts";
import { missingEntries, missingInWords } from "../../shared/production-report/missing-entries.ts";
import { progressOn } from "../../shared/production-report/progress.ts";
import {
  episodesOfScenes,
  progressByEpisode,
  progressByUnit,
} from "../../shared/production-report/progress-of-parts.ts";
import { reportFrom } from "../../shared/production-report/report-from.ts";
import { timeProblems } from "../../shared/production-report/working-time.ts";
import { stripsInParts } from "../../shared/schedule/model/scene-parts.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { callSheetsOf } from "../call-sheet/call-sheets.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";
import { type SavedReport, savedReport, savedReports } from "../store/call-sheet/production-reports.ts";
import { projectOf } from "../store/project/projects.ts";
import { activeScheduleOf } from "../store/schedule/active-schedule.ts";
import type { ChosenUnit } from "./chosen-unit.ts";

/** The refusal for a date that has no shoot day and no report of the unit. */
export const noDayOn = (date: string, { name: unit }: Pick<ChosenUnit, "name">) =>
  unit === undefined
    ? t("The active schedule has no day on {date}, and no report exists for it.", { date })
    : t("The active schedule of {unit} has no day on {date}, and no report exists for it.", { unit, date });

/** The saved report of a date or, if there is none, a new one based on the call sheet of the unit's active schedule. */
export async function reportOn(grant: ProjectGrant, date: string, unit: string): Promise<SavedReport | undefined> {
  const saved = await savedReport(grant, date, unit);
  if (saved) return saved;
  const active = await activeScheduleOf(grant, unit);
  const days = active === undefined ? undefined : await callSheetsOf(grant, active);
  const day = days?.find(({ sheet }) => sheet.date === date);
  if (!days || !day) return undefined;
  const span = { start: days[0]!.sheet.date, end: days.at(-1)!.sheet.date }; // Not empty, since it contains `day`.
  const earlier = (await savedReports(grant)).filter((one) => one.unit === unit && one.report.date < date);
  const before = earlier.toSorted((a, b) => (a.report.date < b.report.date ? -1 : 1)).at(-1);
  return { report: reportFrom(day.sheet, span, before?.report), state: "draft", steps: [], version: 0, unit };
}

/**
 * A unit's report of a date with the production's progress and the violations of its times; undefined if the date has no
 * shoot day.
 */
export async function reportOfDay(
  grant: ProjectGrant,
  date: string,
  chosen: ChosenUnit,
): Promise<ReportOfDay | undefined> {
  const [kept, all, production, { publicName: project }, { episodes }] = await Promise.all([
    reportOn(grant, date, chosen.id),
    savedReports(grant),
    currentBreakdown(grant),
    projectOf(grant),
    episodesOf(grant),
  ]);
  if (!kept) return undefined;
  const { unit, ...ofUnit } = kept;
  // A report that was started before the project got its working title shows the working title too, as it shows the
  // unit's current name.
  const head = { ...kept.report.head, project, ...(chosen.name !== undefined && { unit: chosen.name }) };
  const day = { ...ofUnit, report: { ...kept.report, head } };
  const strips = production ? stripsFromBreakdown(production.breakdown, production.roster, "all") : [];
  const script = strips.map(({ sceneId, eighths }) => [sceneId, eighths] as const);
  const others = all.filter((one) => one.unit !== unit || one.report.date !== date);
  const ofUnits = [...others, { unit, report: day.report }];
  const reports = ofUnits.map(({ report }) => report);
  const ofScenes = production && episodesOfScenes(production.breakdown);
  const episodeOfScene = (id: string) => ofScenes?.get(id);
  const episodeProgress = progressByEpisode(date, episodes, { reports, script, episodeOfScene });
  return {
    ...day,
    progress: progressOn(date, reports, script),
    ...(chosen.name !== undefined && { unit, unitProgress: progressByUnit(date, chosen.units, ofUnits, script) }),
    ...(episodeProgress.length > 1 && { episodeProgress }),
    media: mediaTotals(date, reports),
    problems: [...timeProblems(day.report), ...mediaProblems(day.report)],
    missing: missingInWords(missingEntries(day.report)),
    others: stripsInParts(strips, Object.keys(day.report.scenes))
      .filter(({ sceneId }) => !Object.hasOwn(day.report.scenes, sceneId))
      .map(({ sceneId, number, set, eighths }) => ({ sceneId, number, set, eighths })),
  };
}
