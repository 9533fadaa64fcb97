import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { offsetFromText, offsetInWords, textFromOffset } from "./offset-text.ts";

interface DepartmentCallDialogProps {
  readonly name: string;
  readonly offset: number | undefined;
  readonly onChange: (offset: number) => void;
  readonly onClose: () => void;
}

/** How long before or after the crew call a department is called. */
export function DepartmentCallDialog({ name, offset, onChange, onClose }: DepartmentCallDialogProps) {
  const [text, setText] = useState(textFromOffset(offset ?? 0));
  const minutes = offsetFromText(text);
  return (
    <Dialog
      title={`Call of ${name}`}
      onClose={onClose}
      onSubmit={() => {
        if (minutes === undefined) return;
        onChange(minutes);
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={minutes === undefined}>
            Set
          </Button>
        </>
      }
    >
      <Field
        label="Minutes from the crew call"
        hint={minutes === undefined ? "-30 is half an hour before it" : offsetInWords(minutes)}
        error={minutes === undefined ? `"${text}" is no number of minutes such as -30.` : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
