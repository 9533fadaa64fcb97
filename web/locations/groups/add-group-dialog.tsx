import { useState } from "react";
import { t } from "../../i18n/translate.ts";
import { Field } from "../../ui/form/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { GroupDialogProps } from "./group-dialog-props.ts";
import { SetBoxes } from "./set-boxes.tsx";

/** Creates a group of sets, moving them from their groups. */
export function AddGroupDialog({ groups, isBusy, problem, onChange, onClose }: GroupDialogProps) {
  const [name, setName] = useState("");
  const [sets, setSets] = useState<ReadonlySet<string>>(new Set());
  return (
    <FormDialog
      title={t("Add Location Group")}
      maxWidth={480}
      submit={[t("Add Group"), t("Adding...")]}
      isBusy={isBusy}
      isReady={name.trim() !== "" && sets.size > 0}
      problem={problem}
      onSubmit={() => onChange({ kind: "addGroup", name: name.trim(), sets: [...sets] })}
      onClose={onClose}
    >
      <Field
        label={t("Group Name")}
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <SetBoxes
        legend={t("Sets in this group")}
        sets={groups.flatMap((group) => group.sets.map((set) => ({ set, group: group.name })))}
        ticked={sets}
        onTick={setSets}
      />
    </FormDialog>
  );
}
