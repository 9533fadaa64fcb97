import { useState } from "react";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";

interface NameDialogProps {
  readonly file: File;
  readonly onCancel: () => void;
  readonly onUpload: (name: string) => void;
}

/** Asks for the name of a draft. */
export function NameDialog({ file, onCancel, onUpload }: NameDialogProps) {
  const [name, setName] = useState("");
  const isEmpty = name.trim() === "";
  return (
    <Dialog
      title={t("Enter Script Name")}
      maxWidth={400}
      onClose={onCancel}
      onSubmit={() => isEmpty || onUpload(name)}
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
        hint={t("For {name}", { name: file.name })}
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
}
