import { useState } from "react";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";

interface NameDialogProps {
  readonly file: File;
  readonly onCancel: () => void;
  readonly onUpload: (name: string) => void;
}

/** Asks what a chosen file is called. */
export function NameDialog({ file, onCancel, onUpload }: NameDialogProps) {
  const [name, setName] = useState("");
  const isEmpty = name.trim() === "";
  return (
    <Dialog
      title={say("Enter Script Name")}
      maxWidth={400}
      onClose={onCancel}
      onSubmit={() => isEmpty || onUpload(name)}
      actions={
        <>
          <Button onClick={onCancel}>{say("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={isEmpty}>
            {say("Upload")}
          </Button>
        </>
      }
    >
      <Field
        label={say("Script name")}
        placeholder={say("Enter script name")}
        hint={say("For {name}", { name: file.name })}
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
}
