import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { PAPER_NAMES, type PaperName } from "../../shared/call-sheet/paper-name.ts";
import type { CallSheetSettings } from "../../shared/call-sheet/settings.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
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

const PAPERS: Readonly<Record<PaperName, string>> = { letter: "US letter", a4: "A4" };

/** What holds for all call sheets of the project. */
export function SettingsDialog({ saved, onClose }: SettingsDialogProps) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const [settings, setSettings] = useState(saved.settings);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const change = (changes: Partial<CallSheetSettings>) => setSettings({ ...settings, ...changes });

  async function save() {
    setIsBusy(true);
    try {
      await api.updateCallSheetSettings({ params: { id }, payload: { settings, version: saved.version } });
      await revalidate();
      onClose();
    } catch (error) {
      setProblem(wordsFor(error, "Failed to save the settings"));
    }
    setIsBusy(false);
  }

  return (
    <Dialog
      title="All call sheets"
      maxWidth={560}
      isSheet
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" busy={isBusy && "Saving..."}>
            Save
          </Button>
        </>
      }
    >
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
      <Column>
        <Field
          label="Company"
          value={settings.company}
          maxLength={200}
          onChange={(event) => change({ company: event.target.value })}
        />
        <TextArea
          label="Production office"
          value={settings.office}
          maxLength={1000}
          onChange={(event) => change({ office: event.target.value })}
        />
        <TextArea
          label="Safety line"
          hint="Stands on every page: whom to tell of a hazard"
          value={settings.safetyLine}
          maxLength={1000}
          onChange={(event) => change({ safetyLine: event.target.value })}
        />
        <Select
          label="Paper"
          options={PAPER_NAMES.map((value) => ({ value, label: PAPERS[value] }))}
          value={settings.paper}
          onChange={(event) => change({ paper: event.target.value as PaperName })} // one of the options
        />
        <PrepFields prep={settings.prep} onChange={(prep) => change({ prep })} />
        <RulesFields rules={settings.rules} onChange={(rules) => change({ rules })} />
      </Column>
    </Dialog>
  );
}
