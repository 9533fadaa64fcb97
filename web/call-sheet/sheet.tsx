import FileDown from "lucide-react/icons/file-down";
import Settings2 from "lucide-react/icons/settings-2";
import { useState } from "react";
import type { DayPlan } from "../../shared/call-sheet/day-plan.ts";
import { breachesOn } from "../../shared/call-sheet/rules/breaches.ts";
import { timed } from "../../shared/call-sheet/timed.ts";
import { api } from "../api.ts";
import { DisputesDialog } from "../disputes-dialog.tsx";
import { Loaded } from "../loaded.tsx";
import { useMayEdit, useProject } from "../project-context.ts";
import { SaveSides } from "../reports/save-sides.tsx";
import { saveAs } from "../save-as.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Background } from "./background.tsx";
import { Breaches } from "./breaches.tsx";
import { CastTable } from "./cast-table.tsx";
import { Conditions } from "./conditions.tsx";
import { CrewCalls } from "./crew-calls.tsx";
import type { DayOfCallSheet, LogoShown } from "./day.ts";
import { DayDetails } from "./day-details.tsx";
import { Advance, DayScenes } from "./day-scenes.tsx";
import { DepartmentNotes } from "./department-notes.tsx";
import { Logistics } from "./logistics.tsx";
import { Place } from "./place.tsx";
import { withCastPlan } from "./plan-changes.ts";
import type { Published } from "./published.ts";
import { Publishing } from "./publishing.tsx";
import { Requirements } from "./requirements.tsx";
import { Section } from "./section.tsx";
import styles from "./sheet.module.css";
import { SheetHead } from "./sheet-head.tsx";
import { Times } from "./times.tsx";
import { disputedTimes } from "./times-table.ts";
import { useTimes } from "./use-times.ts";

interface SheetProps {
  readonly day: DayOfCallSheet;
  /** The sheets of all days, which the work rules look at. */
  readonly all: readonly DayOfCallSheet[];
  readonly logo: LogoShown | null;
  readonly onSettings: () => void;
  /** What has been published of the day. */
  readonly published: Promise<Published>;
}

/** A day's call sheet as a page that can be typed on, and its PDF. */
export function Sheet({ day, all, logo, onSettings, published }: SheetProps) {
  const { id, limited } = useProject();
  const mayEdit = useMayEdit();
  const { times, problem, meeting, type, keep, save, settle, keepTyping } = useTimes(day);
  const sheet = timed(day.sheet, times);
  const sheets = all.map((one) => (one === day ? sheet : one.sheet));
  const [isGenerating, setIsGenerating] = useState(false);
  const [failed, setFailed] = useState(false);
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

  const trouble = problem ?? (failed ? say("Failed to generate call sheet") : undefined);
  return (
    <>
      <StatusLine status={trouble === undefined ? undefined : { kind: "error", text: trouble }} />
      {meeting && (
        <DisputesDialog
          disputed={disputedTimes(meeting.merge.disputes)}
          others={[]}
          onSettle={settle}
          onClose={keepTyping}
        />
      )}
      <Loaded
        value={published}
        label={say("Loading published call sheets...")}
        failure={say("Failed to fetch the published call sheets for this day")}
      >
        {(known) => <Publishing sheet={sheet} published={known} onSave={save} />}
      </Loaded>
      <article
        className={styles.sheet}
        aria-label={say("Call sheet for day {dayNumber}", { dayNumber: sheet.dayNumber })}
      >
        <SheetHead sheet={sheet} logo={logo} />
        <div className={styles.go}>
          <Times
            timing={times.timing}
            disabled={!mayEdit}
            onType={(timing) => type({ ...times, timing })}
            onLeave={save}
          />
          <Button kind="primary" icon={<FileDown />} busy={isGenerating && say("Generating...")} onClick={generate}>
            {say("Generate Call Sheet")}
          </Button>
          {!limited && <SaveSides scheduleName={sheet.schedule} day={sheet.dayNumber} />}
          {mayEdit && (
            <Button icon={<Settings2 />} onClick={onSettings}>
              {say("Call sheet settings")}
            </Button>
          )}
        </div>
        <Breaches breaches={breachesOn(sheets, all.indexOf(day), sheet.settings.rules)} />
        <Section title={say("Location")}>
          {sheet.locations.map((place) => (
            <Place key={place.group} place={place} />
          ))}
          <Conditions conditions={sheet.conditions} />
        </Section>
        <DayScenes sheet={sheet} />
        <Section title={say("Cast")}>
          <CastTable sheet={sheet} onPlan={keepPlan && ((one) => keepPlan(withCastPlan(times.plan, one)))} />
        </Section>
        <Section title={say("Background")}>
          <Background
            groups={sheet.background}
            isSet={times.plan.background !== null}
            onChange={
              keepPlan && ((background, isDone) => (isDone ? keepPlan : typePlan)({ ...times.plan, background }))
            }
            onLeave={save}
          />
        </Section>
        <Section title={say("Requirements")}>
          <DepartmentNotes
            sheet={sheet}
            onNotes={keepPlan && ((departmentNotes) => keepPlan({ ...times.plan, departmentNotes }))}
          />
        </Section>
        <Section title={say("Extras and Set Dressing")}>
          <Requirements title={say("Extras")} items={sheet.extras} />
          <Requirements title={say("Set Dressing")} items={sheet.setDressing} />
        </Section>
        <Section title={say("Meals, Safety and Notes")}>
          {sheet.settings.safetyLine && <p className={styles.nothing}>{sheet.settings.safetyLine}</p>}
          <DayDetails
            plan={times.plan}
            disabled={!mayEdit}
            hasMinors={sheet.cast.some(({ minor }) => minor !== null)}
            onType={typePlan}
            onLeave={save}
          />
        </Section>
        <Section title={say("Logistics")}>
          <Logistics sheet={sheet} disabled={!mayEdit} onType={typePlan} onLeave={save} />
        </Section>
        <Section title={say("Crew Call Times")}>
          <CrewCalls departments={sheet.departments} />
        </Section>
        <Advance sheet={sheet} />
      </article>
    </>
  );
}
