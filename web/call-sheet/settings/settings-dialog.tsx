import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { PAPER_NAMES, type PaperName } from "../../../shared/call-sheet/model/paper-size.ts";
import { clockOf } from "../../../shared/call-sheet/model/project-clock.ts";
import { REVISION_PAPERS, PAPER_NAMES as SCRIPT_COLOURS } from "../../../shared/call-sheet/model/revision.ts";
import type { CallSheetSettings } from "../../../shared/call-sheet/model/settings.ts";
import { minutesFromText } from "../../../shared/call-sheet/times/parse-clock.ts";
import { LANGUAGES } from "../../../shared/i18n/catalogues.ts";
import { Clock, DEFAULT_CLOCK } from "../../../shared/roster/fields/clock.ts";
import { USUAL_CALL } from "../../../shared/schedule/shooting-time/shooting-minutes.ts";
import { api } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { t } from "../../i18n/translate.ts";
import { useProject } from "../../navigation/project-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Column } from "../../ui/page/stack.tsx";
import { PreCallFields } from "./pre-call-fields.tsx";
import { WorkRuleFields } from "./work-rule-fields.tsx";

interface SettingsDialogProps {
  readonly saved: { readonly settings: CallSheetSettings; readonly version: number };
  readonly onClose: () => void;
}

const PAPERS: Readonly<Record<PaperName, string>> = { letter: t("US letter"), a4: "A4" };

const CLOCKS: Readonly<Record<Clock, string>> = { "12-hour": t("12 hours, 6:30 PM"), "24-hour": t("24 hours, 18:30") };

/** Settings for all call sheets of the project. */
export function SettingsDialog({ saved, onClose }: SettingsDialogProps) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const [settings, setSettings] = useState(saved.settings);
  const [papers, setPapers] = useState(saved.settings.revisionPapers.join(", "));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const wanted = papersIn(papers);
  const change = (changes: Partial<CallSheetSettings>) => setSettings({ ...settings, ...changes });

  async function save() {
    if ("unknown" in wanted) return;
    setIsBusy(true);
    try {
      const payload = { settings: { ...settings, revisionPapers: wanted.papers }, version: saved.version };
      await api.updateCallSheetSettings({ params: { id }, payload });
      await revalidate();
      onClose();
    } catch (error) {
      setProblem(errorText(error, t("Failed to save the settings")));
    }
    setIsBusy(false);
  }

  return (
    <Dialog
      title={t("Call sheet settings")}
      maxWidth={560}
      isSheet
      onClose={onClose}
      isBusy={isBusy}
      onSubmit={save}
      problem={problem}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" busy={isBusy && t("Saving...")}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <Column>
        <Field
          label={t("Company")}
          value={settings.company}
          maxLength={200}
          onChange={(event) => change({ company: event.target.value })}
        />
        <TextArea
          label={t("Production office")}
          value={settings.office}
          maxLength={1000}
          onChange={(event) => change({ office: event.target.value })}
        />
        <TextArea
          label={t("Safety line")}
          hint={t("Printed on every page: whom to tell about a hazard")}
          value={settings.safetyLine}
          maxLength={1000}
          onChange={(event) => change({ safetyLine: event.target.value })}
        />
        <Select
          label={t("Paper")}
          options={PAPER_NAMES.map((value) => ({ value, label: PAPERS[value] }))}
          value={settings.paper}
          onChange={(event) => change({ paper: event.target.value as PaperName })} // one of the options
        />
        <Select
          label={t("Script colour")}
          hint={t("Paper colour of the latest script pages, printed beside the script's version")}
          options={[{ value: "", label: t("Not printed") }, ...SCRIPT_COLOURS]}
          value={settings.scriptColour}
          onChange={(event) => change({ scriptColour: event.target.value })}
        />
        <Select
          label={t("Schedule colour")}
          hint={t("Paper colour of the latest schedule, printed beside the schedule's version")}
          options={[{ value: "", label: t("Not printed") }, ...SCRIPT_COLOURS]}
          value={settings.scheduleColour}
          onChange={(event) => change({ scheduleColour: event.target.value })}
        />
        <Field
          label={t("Revision colours")}
          hint={t("In order, separated by commas. Available: {REVISION_PAPERS}.", {
            REVISION_PAPERS: REVISION_PAPERS.join(", "),
          })}
          error={"unknown" in wanted ? wanted.unknown : undefined}
          value={papers}
          onChange={(event) => setPapers(event.target.value)}
        />
        <Field
          label={t("Default crew call")}
          hint={t("Daylight, turnaround and minors' hours can move a day's call.")}
          type="time"
          value={timeValue(settings.usualCall ?? USUAL_CALL)}
          onChange={(event) => {
            const minutes = minutesFromText(event.target.value);
            if (minutes !== undefined) change({ usualCall: minutes });
          }}
        />
        <Select
          label={t("Language of papers and emails")}
          hint={t("Paper size and clock become those usual in the language.")}
          options={Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }))}
          value={settings.language ?? "en"}
          onChange={({ target: { value } }) => {
            const { paper = settings.paper, clock = DEFAULT_CLOCK } = LANGUAGES[value] ?? {};
            change({ language: value, paper, clock });
          }}
        />
        <Select
          label={t("Clock")}
          options={Clock.options.map((value) => ({ value, label: CLOCKS[value] }))}
          value={clockOf(settings)}
          onChange={(event) => change({ clock: event.target.value as Clock })} // one of the options
        />
        <PreCallFields prep={settings.prep} onChange={(prep) => change({ prep })} />
        <WorkRuleFields rules={settings.rules} onChange={(rules) => change({ rules })} />
      </Column>
    </Dialog>
  );
}

/** The value of a time field: `07:00`. */
function timeValue(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The paper colours in a text, or the first unknown one. */
function papersIn(text: string): { readonly papers: string[] } | { readonly unknown: string } {
  const names = text.split(",").flatMap((part) => part.trim() || []);
  if (names.length === 0) return { unknown: t("Enter at least one colour.") };
  const papers = names.map((name) => REVISION_PAPERS.find((paper) => paper.toLowerCase() === name.toLowerCase()));
  const unknown = papers.indexOf(undefined);
  if (unknown >= 0)
    return { unknown: t('"{name}" is not a paper colour. Choose one of those below.', { name: names[unknown] }) };
  return { papers: papers.filter((paper) => paper !== undefined) };
}
