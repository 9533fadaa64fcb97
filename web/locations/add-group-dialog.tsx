import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import type { GroupDialogProps } from "./group-dialogs.tsx";
import { SetBoxes } from "./set-boxes.tsx";

/** Makes a group of sets, wherever they are now. */
export function AddGroupDialog({ groups, isBusy, problem, onChange, onClose }: GroupDialogProps) {
  const [name, setName] = useState("");
  const [sets, setSets] = useState<ReadonlySet<string>>(new Set());
  return (
    <Dialog
      title="Add Location Group"
      maxWidth={480}
      onClose={onClose}
      onSubmit={() => onChange({ kind: "addGroup", name: name.trim(), sets: [...sets] })}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            type="submit"
            disabled={name.trim() === "" || sets.size === 0}
            busy={isBusy && "Adding..."}
          >
            Add Group
          </Button>
        </>
      }
    >
      <Field
        label="Group Name"
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <SetBoxes
        legend="Sets in it"
        sets={groups.flatMap((group) => group.sets.map((set) => ({ set, group: group.name })))}
        ticked={sets}
        onTick={setSets}
      />
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
    </Dialog>
  );
}
