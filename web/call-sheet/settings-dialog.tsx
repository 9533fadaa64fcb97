import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { PAPER_NAMES, type PaperName } from "../../shared/call-sheet/paper-name.ts";
import { REVISION_PAPERS } from "../../shared/call-sheet/publishing/revision.ts";
import type { CallSheetSettings } from "../../shared/call-sheet/settings.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Column } from "../ui/column.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { PrepFields } from "./prep-fields.tsx";
import { RulesFields } from "./rules-fields.tsx";

interface SettingsDialogProps {
  readonly saved: { readonly settings: CallSheetSettings; readonly version: number };
  readonly onClose: () => void;
}

const PAPERS: Readonly<Record<PaperName, string>> = { letter: say("US letter"), a4: "A4" };

/** What holds for all call sheets of the project. */
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
      setProblem(wordsFor(error, say("Failed to save the settings")));
    }
    setIsBusy(false);
  }

  return (
    <Dialog
      title={say("Call sheet settings")}
      maxWidth={560}
      isSheet
      onClose={onClose}
      isBusy={isBusy}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>{say("Cancel")}</Button>
          <Button kind="primary" type="submit" busy={isBusy && say("Saving...")}>
            {say("Save")}
          </Button>
        </>
      }
    >
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      <Column>
        <Field
          label={say("Company")}
          value={settings.company}
          maxLength={200}
          onChange={(event) => change({ company: event.target.value })}
        />
        <TextArea
          label={say("Production office")}
          value={settings.office}
          maxLength={1000}
          onChange={(event) => change({ office: event.target.value })}
        />
        <TextArea
          label={say("Safety line")}
          hint={say("Printed on every page: whom to tell about a hazard")}
          value={settings.safetyLine}
          maxLength={1000}
          onChange={(event) => change({ safetyLine: event.target.value })}
        />
        <Select
          label={say("Paper")}
          options={PAPER_NAMES.map((value) => ({ value, label: PAPERS[value] }))}
          value={settings.paper}
          onChange={(event) => change({ paper: event.target.value as PaperName })} // one of the options
        />
        <Field
          label={say("Revision colours")}
          hint={say("In order, separated by commas. Available: {REVISION_PAPERS}.", {
            REVISION_PAPERS: REVISION_PAPERS.join(", "),
          })}
          error={"unknown" in wanted ? wanted.unknown : undefined}
          value={papers}
          onChange={(event) => setPapers(event.target.value)}
        />
        <PrepFields prep={settings.prep} onChange={(prep) => change({ prep })} />
        <RulesFields rules={settings.rules} onChange={(rules) => change({ rules })} />
      </Column>
    </Dialog>
  );
}

/** The papers that a text names, or what it says that is none. */
function papersIn(text: string): { readonly papers: string[] } | { readonly unknown: string } {
  const names = text.split(",").flatMap((part) => part.trim() || []);
  if (names.length === 0) return { unknown: say("Enter at least one colour.") };
  const papers = names.map((name) => REVISION_PAPERS.find((paper) => paper.toLowerCase() === name.toLowerCase()));
  const unknown = papers.indexOf(undefined);
  if (unknown >= 0)
    return { unknown: say('"{name}" is not a paper colour. Choose one of those below.', { name: names[unknown] }) };
  return { papers: papers.filter((paper) => paper !== undefined) };
}
