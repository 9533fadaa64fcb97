import FileDown from "lucide-react/icons/file-down";
import { useState } from "react";
import type { ReportOfDay } from "../../shared/contract/production-reports.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import { finishText } from "../../shared/production-report/finish-text.ts";
import { missingEntries } from "../../shared/production-report/missing-entries.ts";
import type { ReportAction } from "../../shared/production-report/report-state.ts";
import { isOpenState } from "../../shared/production-report/report-workflow.ts";
import { timeFromText } from "../../shared/production-report/time-of-day.ts";
import { api } from "../api/client.ts";
import { saveAs } from "../data/download-file.ts";
import { t } from "../i18n/translate.ts";
import { UnsavedChanges } from "../layout/unsaved-changes.tsx";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { Button } from "../ui/form/button.tsx";
import { Fact, Facts } from "../ui/page/fact.tsx";
import { Row } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { useReportEdits } from "./edits/use-report-edits.ts";
import { useSigning } from "./edits/use-signing.ts";
import { LateCards } from "./late-cards.tsx";
import { LinesCards } from "./lines-cards.tsx";
import { MediaTotalsTable } from "./media-totals-table.tsx";
import { MissingList } from "./missing-list.tsx";
import styles from "./people.module.css";
import { PeopleCards } from "./people-cards.tsx";
import { ProductionCard } from "./production-card.tsx";
import { EpisodeProgressTable, ProgressTable, UnitProgressTable } from "./progress-table.tsx";
import { RemarksCard } from "./remarks-card.tsx";
import { ScenesCard } from "./scenes-card.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import { STATES } from "./state-text.ts";
import { StepsCard } from "./steps-card.tsx";
import { TimesCard } from "./times-card.tsx";

const ACTS: Readonly<Record<ReportAction, string>> = {
  submit: t("Submit"),
  approve: t("Approve"),
  return: t("Return"),
};
const FORMS = [
  ["report", "PDF"],
  ["times", t("Performers' times")],
] as const;

const dayOr = (date: string | null) => (date === null ? "–" : shownDate(date));

/** A day's production report, for editing on set and signing. */
export function ReportDay({ day }: { readonly day: ReportOfDay }) {
  const { state, steps, version, progress, media, problems, others, unit, unitProgress, episodeProgress } = day;
  const { id, may } = useProject();
  const mayEdit = useMayEdit();
  const writing = useReportEdits(day);
  const { shown, write, settled, isSaving, trouble, hasUnsaved, seesTheirs, tryAgain, takeBack, insist } = writing;
  const [failed, setFailed] = useState(false);
  const disabled = !mayEdit || !isOpenState(state);
  const call = timeFromText(shown.head.crewCall);
  const { head, production, date } = shown;
  const signing = useSigning({ date, unit }, settled);
  // Based on the displayed report, so that an edit counts before it is saved.
  const missing = missingEntries(shown);

  async function print(form: (typeof FORMS)[number][0]) {
    setFailed(false);
    try {
      const { blob, name } = await api.printProductionReport({ params: { id, date }, query: { form, unit } });
      saveAs(blob, name ?? `${date}.pdf`);
    } catch (error) {
      console.error("Failed to print the report", error);
      setFailed(true);
    }
  }

  return (
    <article aria-label={t("Report of {date}", { date: shownDate(date) })} className={styles.day}>
      <Facts>
        {head.unit !== undefined && <Fact name={t("Shooting unit")}>{head.unit}</Fact>}
        <Fact name={t("Day")}>
          {t("{dayNumber} of {dayCount}, {date}", {
            dayNumber: head.dayNumber,
            dayCount: head.dayCount,
            date: shownDate(date),
          })}
        </Fact>
        <Fact name={t("Status")}>{STATES[state]}</Fact>
        <Fact name={t("Locations")}>{head.locations.join("; ") || "–"}</Fact>
        <Fact name={t("Scheduled finish")}>{dayOr(production.scheduledFinish)}</Fact>
        <Fact name={t("Estimated finish")}>
          {[dayOr(production.estimatedFinish), finishText(production)].filter((text) => text !== "").join(", ")}
        </Fact>
      </Facts>
      <Row>
        {mayEdit && isOpenState(state) && (
          <Button
            kind="primary"
            disabled={missing.length > 0 || trouble !== undefined}
            onClick={() => signing.ask("submit")}
          >
            {ACTS.submit}
          </Button>
        )}
        {mayEdit && may === "owner" && state === "submitted" && (
          <Button kind="primary" onClick={() => signing.ask("approve")}>
            {ACTS.approve}
          </Button>
        )}
        {mayEdit && may === "owner" && (state === "submitted" || state === "approved") && (
          <Button onClick={() => signing.ask("return")}>{ACTS.return}</Button>
        )}
        {FORMS.map(([form, label]) => (
          <Button key={form} icon={<FileDown />} onClick={() => print(form)}>
            {label}
          </Button>
        ))}
        <span role="status">
          {isSaving ? t("Saving...") : hasUnsaved ? t("Not saved") : version > 0 ? t("All changes saved") : ""}
        </span>
      </Row>
      <StatusLine
        status={trouble && { kind: "error", text: trouble.problem }}
        action={
          trouble && (
            <>
              {trouble.because === "lost" && <Button onClick={tryAgain}>{t("Try again")}</Button>}
              {trouble.because === "met" && (
                <Button disabled={!seesTheirs} onClick={insist}>
                  {t("Keep mine")}
                </Button>
              )}
              <Button onClick={takeBack}>{trouble.because === "met" ? t("Keep theirs") : t("Discard mine")}</Button>
            </>
          )
        }
      />
      <StatusLine status={failed ? { kind: "error", text: t("Failed to print the report") } : undefined} />
      {mayEdit && isOpenState(state) && <MissingList report={shown} />}
      {problems.length > 0 && (
        <ul className={styles.warnings} aria-label={t("Warnings")}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <TimesCard report={shown} {...{ call, disabled, write }} />
      <ScenesCard scenes={shown.scenes} {...{ others, disabled, write }} />
      <PeopleCards report={shown} {...{ call, disabled, write }} />
      <LinesCards report={shown} {...{ call, disabled, write }} />
      <LateCards report={shown} {...{ disabled, write }} />
      <ProductionCard facts={production} {...{ disabled, write }} />
      <RemarksCard report={shown} {...{ disabled, write }} />
      <ProgressTable progress={progress} />
      {unitProgress && <UnitProgressTable units={unitProgress} />}
      {episodeProgress && <EpisodeProgressTable episodes={episodeProgress} />}
      <MediaTotalsTable totals={media} />
      <StepsCard steps={steps} />
      {signing.act && (
        <SignDialog
          act={signing.act}
          isBusy={signing.isBusy}
          problem={signing.problem}
          onClose={signing.close}
          onSign={signing.sign}
        />
      )}
      <UnsavedChanges when={hasUnsaved && !isSaving} />
    </article>
  );
}
