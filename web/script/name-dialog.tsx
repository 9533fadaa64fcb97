import { useState } from "react";
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
      title="Enter Script Name"
      maxWidth={400}
      onClose={onCancel}
      onSubmit={() => isEmpty || onUpload(name)}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={isEmpty}>
            Upload
          </Button>
        </>
      }
    >
      <Field
        label="Script name"
        placeholder="Enter script name"
        hint={`For ${file.name}`}
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
}
