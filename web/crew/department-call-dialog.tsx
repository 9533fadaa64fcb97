import { useState } from "react";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { offsetFromText, offsetText, textFromOffset } from "./offset-text.ts";

interface DepartmentCallDialogProps {
  readonly name: string;
  readonly offset: number | undefined;
  readonly onChange: (offset: number) => void;
  readonly onClose: () => void;
}

/** Edits a department's call relative to the crew call. */
export function DepartmentCallDialog({ name, offset, onChange, onClose }: DepartmentCallDialogProps) {
  const [text, setText] = useState(textFromOffset(offset ?? 0));
  const minutes = offsetFromText(text);
  return (
    <Dialog
      title={t("Call for {name}", { name })}
      onClose={onClose}
      onSubmit={() => {
        if (minutes === undefined) return;
        onChange(minutes);
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={minutes === undefined}>
            {t("Set")}
          </Button>
        </>
      }
    >
      <Field
        label={t("Minutes from crew call")}
        hint={minutes === undefined ? t("-30 is half an hour before crew call") : offsetText(minutes)}
        error={minutes === undefined ? t('"{text}" is not a number of minutes, such as -30.', { text }) : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
