import { useState } from "react";
import { nameProblem, possibleName } from "../../shared/contract/schema/name-problem.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { scriptName } from "./upload.ts";

interface NameDialogProps {
  readonly file: File;
  /** The episode that it is for, if the project is a series. */
  readonly episode: string | undefined;
  readonly onCancel: () => void;
  readonly onUpload: (name: string) => void;
}

/** Asks for the name of a draft, and proposes that of its file. */
export function NameDialog({ file, episode, onCancel, onUpload }: NameDialogProps) {
  const [name, setName] = useState(() => possibleName("script", file.name.replace(/\.[^.]+$/, "")));
  const isEmpty = name.trim() === "";
  const problem = isEmpty ? undefined : nameProblem("script", scriptName(name));
  return (
    <Dialog
      title={t("Enter Script Name")}
      maxWidth={400}
      onClose={onCancel}
      onSubmit={() => isEmpty || problem !== undefined || onUpload(name)}
      actions={
        <>
          <Button onClick={onCancel}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={isEmpty}>
            {t("Upload")}
          </Button>
        </>
      }
    >
      <Field
        label={t("Script name")}
        placeholder={t("Enter script name")}
        hint={
          episode === undefined
            ? t("For {name}", { name: file.name })
            : t("{episode}, from {name}", { episode, name: file.name })
        }
        error={problem}
        value={name}
        maxLength={100}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
}
