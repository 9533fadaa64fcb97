import { routes } from "../../shared/contract/routes.ts";
import { message, t } from "../../shared/i18n/speech.ts";
import { missingEntries, missingInWords } from "../../shared/production-report/missing-entries.ts";
import { nextState } from "../../shared/production-report/report-workflow.ts";
import { unshotScenes } from "../../shared/production-report/unshot-scenes.ts";
import { serve } from "../http/serve.ts";
import { chosenUnit } from "../report/chosen-unit.ts";
import { noDayOn, reportOn } from "../report/production-reports.ts";
import { now } from "../runtime/clock.ts";
import { closeDay } from "../schedule/close-shooting-day.ts";
import { MAX_STEPS, saveReport } from "../store/call-sheet/production-reports.ts";

const STALE = message("Someone else has changed this report in the meantime. Review it before you sign.");

export const handler = serve(
  routes.setProductionReportState,
  async ({ member, session, params: { date }, payload, refuse }) => {
    const { act, signature, comment, version } = payload;
    const unit = await chosenUnit(member, payload, refuse);
    const saved = (await reportOn(member, date, unit.id)) ?? refuse("noSuchDay", noDayOn(date, unit));
    if (act !== "submit" && member.may !== "owner") {
      refuse("ownersOnly", t("Only an owner of the project can approve or return a report."));
    }
    if (act === "return" && comment === "") refuse("noComment", t("Enter what to change."));
    if (saved.version !== version) refuse("staleReport", STALE);
    const state =
      nextState(saved.state, act) ??
      refuse(
        "notInThisState",
        t("A report that is {state} cannot be {done}.", { state: saved.state, done: DONE[act] }),
      );
    if (act === "return" && saved.steps.length >= MAX_STEPS) refuse("returnedTooOften", tooOften());
    const missing = act === "submit" ? missingEntries(saved.report) : [];
    if (missing.length > 0) refuse("incompleteReport", missingInWords(missing).join(" "));
    const step = { act, signature, comment, email: session.email, at: now() };
    // Before saving the report, so that approving again completes this after a crash.
    if (act === "approve") await closeDay(member, saved.report.head.schedule, date, unshotScenes(saved.report));
    const next = await saveReport(member, { ...saved, state, steps: [...saved.steps, step] });
    if (next === undefined) return refuse("staleReport", STALE);
    return { state, version: next };
  },
);

const tooOften = () =>
  t(
    "This report has been signed or returned {maxSteps} times, which is the limit. Approve it as it is, and note what is wrong in the report of another day.",
    { maxSteps: MAX_STEPS },
  );

const DONE = { submit: "submitted", approve: "approved", return: "returned" } as const;
