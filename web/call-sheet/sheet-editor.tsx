import FileDown from "lucide-react/icons/file-down";
import Settings2 from "lucide-react/icons/settings-2";
import { lazy, Suspense, useState } from "react";
import { applyTimes } from "../../shared/call-sheet/build/apply-times.ts";
import type { DayPlan } from "../../shared/call-sheet/model/day-plan.ts";
import { asPublished } from "../../shared/call-sheet/publishing/as-published.ts";
import { violationsOn } from "../../shared/call-sheet/work-rules/find-violations.ts";
import { api } from "../api/client.ts";
import { saveAs } from "../data/download-file.ts";
import { t } from "../i18n/translate.ts";
import { Deferred, useLoaded } from "../layout/deferred.tsx";
import { MergeConflictDialog } from "../layout/merge-conflict-dialog.tsx";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { SaveSides } from "../reports/save-sides.tsx";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { useMedia } from "../ui/use-media.ts";
import { DayDetails } from "./day-details.tsx";
import type { Published } from "./publishing/publication-state.ts";
import { Publishing } from "./publishing/publishing.tsx";
import { WorkRuleViolations } from "./publishing/work-rule-violations.tsx";
import { Background } from "./sections/background.tsx";
import { CastTable } from "./sections/cast-table.tsx";
import { CrewCalls } from "./sections/crew-calls.tsx";
import type { DayOfCallSheet, LogoShown } from "./sections/day.ts";
import { Conditions } from "./sections/day-conditions.tsx";
import { Advance, DayScenes } from "./sections/day-scenes.tsx";
import { DepartmentNotes } from "./sections/department-notes.tsx";
import { LocationCard } from "./sections/location-card.tsx";
import { Logistics } from "./sections/logistics.tsx";
import { withCastPlan } from "./sections/plan-changes.ts";
import { Requirements } from "./sections/requirements.tsx";
import { Section } from "./sections/section.tsx";
import styles from "./sections/sections.module.css";
import { SheetHead } from "./sections/sheet-header.tsx";
import { Times } from "./times.tsx";
import { timeConflicts } from "./times-table.ts";
import { useTimes } from "./use-times.ts";

// Loaded on demand, with the rules of the printed sheet.
const PagePicture = lazy(() => import("./paper/page-picture.tsx"));

interface SheetProps {
  readonly day: DayOfCallSheet;
  /** Sheets of all days, for the work rules. */
  readonly all: readonly DayOfCallSheet[];
  readonly logo: LogoShown | null;
  readonly onSettings: () => void;
  /** Publications of the day. */
  readonly published: Promise<Published>;
  /** Whether the printed page is shown beside the form, instead of it, or not at all. */
  readonly picture: "beside" | "alone" | "none";
}

/** A day's editable call sheet, and its PDF. */
export function SheetEditor({ day, all, logo, onSettings, published, picture }: SheetProps) {
  const { id, limited } = useProject();
  const mayEdit = useMayEdit();
  const isNarrow = useMedia("(max-width: 1000px)");
  const { times, problem, meeting, type, keep, save, settle, keepTyping } = useTimes(day);
  // A limited member's sheet comes without what its times are derived from, so that they cannot be computed again.
  const sheet = limited ? day.sheet : applyTimes(day.sheet, times);
  const sheets = all.map((one) => (one === day ? sheet : one.sheet));
  const newest = useLoaded(published)?.sheet;
  const violations = limited ? [] : violationsOn(sheets, all.indexOf(day), sheet.settings.rules);
  const [isGenerating, setIsGenerating] = useState(false);
  const [failed, setFailed] = useState(false);
  // Kept when the publications move to their other place in a wider or narrower window.
  const [showsPeople, setShowsPeople] = useState(false);
  const typePlan = (plan: DayPlan) => type({ ...times, plan });
  const keepPlan = mayEdit ? (plan: DayPlan) => keep({ ...times, plan }) : undefined;

  async function generate() {
    setIsGenerating(true);
    setFailed(false);
    try {
      if (await save()) await download();
    } catch (error) {
      console.error("Failed to generate call sheet", error);
      setFailed(true);
    }
    setIsGenerating(false);
  }

  async function download() {
    const params = { id, scheduleName: sheet.schedule };
    const { blob, name } = await api.getCallSheet({ params, query: { day: sheet.dayNumber } });
    saveAs(blob, name ?? `${sheet.schedule}_call_sheet.pdf`);
  }

  /** Where the publications put their bar: after the sheet, also for the keyboard. */
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const trouble = problem ?? (failed ? t("Failed to generate call sheet") : undefined);
  const publishing = (
    <Deferred
      value={published}
      label={t("Loading published call sheets...")}
      lines={1}
      failure={t("Failed to fetch the published call sheets for this day")}
    >
      {(known) => (
        <Publishing
          {...{ sheet, violations, bar }}
          published={known}
          onSave={save}
          isOpen={showsPeople}
          onToggle={() => setShowsPeople(!showsPeople)}
        />
      )}
    </Deferred>
  );
  return (
    <div className={styles.day}>
      <StatusLine status={trouble === undefined ? undefined : { kind: "error", text: trouble }} />
      {meeting && (
        <MergeConflictDialog
          disputed={timeConflicts(meeting.merge.disputes)}
          others={[]}
          onSettle={settle}
          onClose={keepTyping}
        />
      )}
      {!isNarrow && publishing}
      <div className={styles.sides} data-picture={picture}>
        <article
          className={styles.sheet}
          aria-label={t("Call sheet for day {dayNumber}", { dayNumber: sheet.dayNumber })}
        >
          <SheetHead sheet={sheet} logo={logo} state={isNarrow && publishing} />
          <div className={styles.go}>
            <Times
              sheet={sheet}
              timing={times.timing}
              disabled={!mayEdit}
              onType={(timing) => type({ ...times, timing })}
              onLeave={save}
            />
            <Button kind="primary" icon={<FileDown />} busy={isGenerating && t("Generating...")} onClick={generate}>
              {t("Generate Call Sheet")}
            </Button>
            {!limited && <SaveSides scheduleName={sheet.schedule} day={sheet.dayNumber} />}
            {mayEdit && (
              <Button icon={<Settings2 />} onClick={onSettings}>
                {t("Call sheet settings")}
              </Button>
            )}
          </div>
          {sheet.derived?.notes.map((note) => (
            <p key={note} className={styles.nothing}>
              {note}
            </p>
          ))}
          <WorkRuleViolations breaches={violations} />
          <Section title={t("Location")}>
            {sheet.locations.map((place) => (
              <LocationCard key={place.group} place={place} />
            ))}
            <Conditions conditions={sheet.conditions} />
          </Section>
          <DayScenes sheet={sheet} />
          <Section title={t("Cast")}>
            <CastTable sheet={sheet} onPlan={keepPlan && ((one) => keepPlan(withCastPlan(times.plan, one)))} />
          </Section>
          <Section title={t("Background")}>
            <Background
              groups={times.plan.background ?? sheet.background}
              isSet={times.plan.background !== null}
              onChange={
                keepPlan && ((background, isDone) => (isDone ? keepPlan : typePlan)({ ...times.plan, background }))
              }
              onLeave={save}
            />
          </Section>
          <Section title={t("Requirements")}>
            <DepartmentNotes
              sheet={sheet}
              onNotes={keepPlan && ((departmentNotes) => keepPlan({ ...times.plan, departmentNotes }))}
            />
          </Section>
          <Section title={t("Extras and Set Dressing")}>
            <Requirements title={t("Extras")} items={sheet.extras} />
            <Requirements title={t("Set Dressing")} items={sheet.setDressing} />
          </Section>
          <Section title={t("Meals, Safety and Notes")}>
            {sheet.settings.safetyLine && <p className={styles.nothing}>{sheet.settings.safetyLine}</p>}
            <DayDetails
              sheet={sheet}
              plan={times.plan}
              disabled={!mayEdit}
              hasMinors={sheet.cast.some(({ minor }) => minor !== null)}
              onType={typePlan}
              onLeave={save}
            />
          </Section>
          <Section title={t("Logistics")}>
            <Logistics sheet={sheet} disabled={!mayEdit} onType={typePlan} onLeave={save} />
          </Section>
          <Section title={t("Crew Call Times")}>
            <CrewCalls sheet={sheet} />
          </Section>
          <Advance sheet={sheet} />
        </article>
        {picture !== "none" && (
          <Suspense>
            <PagePicture sheet={asPublished(sheet, newest)} logo={logo?.url} isAlone={picture === "alone"} />
          </Suspense>
        )}
      </div>
      <div ref={setBar} className={styles.bar} />
    </div>
  );
}
