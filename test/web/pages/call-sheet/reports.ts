import type { ReportOfDay } from "../../../../shared/contract/production-reports.ts";
import { mediaProblems, mediaTotals } from "../../../../shared/production-report/media-totals.ts";
import { missingEntries, missingInWords } from "../../../../shared/production-report/missing-entries.ts";
import { ProductionReport } from "../../../../shared/production-report/production-report.ts";
import { progressOn } from "../../../../shared/production-report/progress.ts";
import { applyPatches, PatchConflict, type ReportPatch } from "../../../../shared/production-report/report-edit.ts";
import { reportFrom } from "../../../../shared/production-report/report-from.ts";
import type { ReportAction } from "../../../../shared/production-report/report-state.ts";
import { nextState } from "../../../../shared/production-report/report-workflow.ts";
import { timeProblems } from "../../../../shared/production-report/working-time.ts";
import { READER } from "../app.tsx";
import { type Answers, refused } from "../fake-api.ts";
import { DATES, type scheduleOf } from "./call-sheet-days.ts";

type Saved = Pick<ReportOfDay, "report" | "state" | "steps" | "version">;

/** Daily production reports of a schedule that the pages and others write by the rules of the server. */
export function reportsOf({ schedule, sheets, answers: others }: ReturnType<typeof scheduleOf>) {
  const span = { start: DATES[0], end: DATES.at(-1)! };
  const saved = new Map<string, Saved>(
    sheets().map(({ sheet }) => [
      sheet.date,
      { report: reportFrom(sheet, span), state: "draft", steps: [], version: 0 },
    ]),
  );
  const now = (date: string = DATES[0]) => saved.get(date)!;
  const lengths = schedule.days.flatMap(({ strips }) =>
    strips.map(({ sceneId, eighths }) => [sceneId, eighths] as const),
  );

  function edit(date: string, edits: readonly ReportPatch[]) {
    const before = now(date);
    try {
      const report = ProductionReport.parse(applyPatches(before.report, edits));
      const version = before.version + 1;
      saved.set(date, { ...before, report, version });
      return { version };
    } catch (error) {
      if (error instanceof PatchConflict) return refused(409, "writtenMeanwhile", error.message);
      throw error;
    }
  }

  function act(date: string, email: string, action: ReportAction, signature: string, comment: string) {
    const before = now(date);
    const state = nextState(before.state, action)!;
    const step = { act: action, signature, comment, email, at: "2031-03-03T20:00:00Z" };
    const version = before.version + 1;
    saved.set(date, { ...before, state, steps: [...before.steps, step], version });
    return { state, version };
  }

  const answers = {
    listProductionReports: () => ({
      schedule: schedule.name,
      days: schedule.days.map(({ date, strips }, at) => ({
        ...{ date, dayNumber: at + 1, state: now(date).state, begun: now(date).version > 0, scenes: strips.length },
        shot: Object.values(now(date).report.scenes).filter(({ outcome }) => outcome === "shot").length,
      })),
    }),
    getProductionReport: ({ params: { date } }): ReportOfDay => {
      const { report } = now(date);
      return {
        ...now(date),
        progress: progressOn(date, [report], lengths),
        media: mediaTotals(date, [report]),
        problems: [...timeProblems(report), ...mediaProblems(report)],
        missing: missingInWords(missingEntries(report)),
        others: [],
      };
    },
    editProductionReport: ({ params: { date }, payload: { edits } }) => edit(date, edits as readonly ReportPatch[]),
    setProductionReportState: ({ params: { date }, payload: { act: action, signature, comment, version } }) =>
      version === now(date).version
        ? act(date, READER.email, action, signature, comment)
        : refused(
            409,
            "staleReport",
            "Someone else has changed this report in the meantime. Review it before you sign.",
          ),
  } satisfies Answers;

  /** Everyone who works on the first day came at seven and left at six. */
  function allCame() {
    const { report } = now();
    const times = { in: 420, makeUpIn: 420, out: 1080 };
    const edits = missingEntries(report).flatMap(({ part, key }): ReportPatch[] =>
      part === "scenes"
        ? []
        : ([part === "cast" ? "makeUpIn" : "in", "out"] as const).map((at) => ({
            at: [part, key, at],
            from: null,
            to: times[at],
          })),
    );
    edit(DATES[0], edits);
  }

  return {
    answers: { ...others, ...answers },
    now,
    allCame,
    /** Another person edits the report of the first day. */
    otherWrites: (at: readonly string[], from: ReportPatch["from"], to: ReportPatch["to"]) =>
      edit(DATES[0], [{ at, from, to }]),
    otherActs: (by: string, action: ReportAction, comment = "") => act(DATES[0], by, action, by, comment),
  };
}
