import { useState } from "react";
import { say } from "../texts/say.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import type { GroupDialogProps } from "./group-dialogs.tsx";
import { SetBoxes } from "./set-boxes.tsx";

/** Makes a group of sets, wherever they are now. */
export function AddGroupDialog({ groups, isBusy, problem, onChange, onClose }: GroupDialogProps) {
  const [name, setName] = useState("");
  const [sets, setSets] = useState<ReadonlySet<string>>(new Set());
  return (
    <FormDialog
      title={say("Add Location Group")}
      maxWidth={480}
      submit={[say("Add Group"), say("Adding...")]}
      isBusy={isBusy}
      isReady={name.trim() !== "" && sets.size > 0}
      problem={problem}
      onSubmit={() => onChange({ kind: "addGroup", name: name.trim(), sets: [...sets] })}
      onClose={onClose}
    >
      <Field
        label={say("Group Name")}
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <SetBoxes
        legend={say("Sets in this group")}
        sets={groups.flatMap((group) => group.sets.map((set) => ({ set, group: group.name })))}
        ticked={sets}
        onTick={setSets}
      />
    </FormDialog>
  );
}
