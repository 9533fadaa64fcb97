import { useState } from "react";
import type { GroupChange } from "../../../shared/roster/roles/group-change.ts";
import { t } from "../../i18n/translate.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { ToggleGroup } from "../../ui/form/toggle-group.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { GroupOfScenes } from "../location-groups.ts";
import type { GroupDialogProps } from "./group-dialog-props.ts";
import { SetBoxes } from "./set-boxes.tsx";

const TASKS = [
  { value: "rename", label: t("Rename") },
  { value: "split", label: t("Split") },
  { value: "move", label: t("Move sets here") },
  { value: "merge", label: t("Merge") },
] as const;
type Task = (typeof TASKS)[number]["value"];

const BUTTONS: Readonly<Record<Task, readonly [label: string, busy: string]>> = {
  rename: [t("Rename"), t("Renaming...")],
  split: [t("Split Off"), t("Splitting...")],
  move: [t("Move Here"), t("Moving...")],
  merge: [t("Merge"), t("Merging...")],
};

interface EditGroupDialogProps extends GroupDialogProps {
  readonly group: GroupOfScenes;
}

/** Renames a group, splits it, adds sets of other groups, or merges it into another. */
export function EditGroupDialog({ group, groups, isBusy, problem, onChange, onClose }: EditGroupDialogProps) {
  const [task, setTask] = useState<Task>("rename");
  const [name, setName] = useState(group.name);
  const [firstName] = useState(group.name);
  const [splitName, setSplitName] = useState("");
  const [sets, setSets] = useState<ReadonlySet<string>>(new Set());
  const [into, setInto] = useState("");
  const others = groups.filter(({ id }) => id !== group.id);
  const change = changeOf(task, group, { name: name.trim(), splitName: splitName.trim(), sets: [...sets], into });
  return (
    <FormDialog
      title={t("Edit {name}", { name: group.name })}
      maxWidth={520}
      submit={BUTTONS[task]}
      isBusy={isBusy}
      isReady={change !== undefined}
      problem={problem}
      onSubmit={() => change && onChange(change)}
      onClose={onClose}
    >
      <ToggleGroup
        label={t("Action")}
        options={TASKS}
        value={task}
        onChange={(next) => {
          setTask(next);
          setSets(new Set());
        }}
      />
      {task === "rename" && (
        <Field
          label={t("Group Name")}
          hint={group.name === firstName ? undefined : t("Someone else has renamed it {name}.", { name: group.name })}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {task === "split" && group.sets.length < 2 && <p>{t("This group has only one set, so it cannot be split.")}</p>}
      {task === "split" && group.sets.length > 1 && (
        <>
          <Field
            label={t("Name of the new group")}
            maxLength={200}
            value={splitName}
            onChange={(event) => setSplitName(event.target.value)}
          />
          <SetBoxes
            legend={t("Sets to split off")}
            sets={group.sets.map((set) => ({ set }))}
            ticked={sets}
            onTick={setSets}
          />
        </>
      )}
      {task === "move" && (
        <SetBoxes
          legend={t("Sets to move to {name}", { name: group.name })}
          sets={others.flatMap((other) => other.sets.map((set) => ({ set, group: other.name })))}
          ticked={sets}
          onTick={setSets}
        />
      )}
      {task === "merge" && (
        <Select
          label={t("Merge into")}
          hint={t("Its sets and options move there.")}
          placeholder={t("Select a group")}
          options={others.map((other) => ({ value: other.id, label: `${other.id} ${other.name}` }))}
          value={into}
          onChange={(event) => setInto(event.target.value)}
        />
      )}
    </FormDialog>
  );
}

interface Filled {
  readonly name: string;
  readonly splitName: string;
  readonly sets: string[];
  readonly into: string;
}

/** The change described by the form; undefined while it is incomplete. */
function changeOf(task: Task, group: GroupOfScenes, { name, splitName, sets, into }: Filled): GroupChange | undefined {
  const groupId = group.id;
  switch (task) {
    case "rename":
      return name === "" || name === group.name ? undefined : { kind: "renameGroup", groupId, name };
    case "split": {
      const leavesOne = sets.length > 0 && sets.length < group.sets.length;
      return leavesOne && splitName !== "" ? { kind: "splitGroup", groupId, name: splitName, sets } : undefined;
    }
    case "move":
      return sets.length === 0 ? undefined : { kind: "moveSets", groupId, sets };
    case "merge":
      return into === "" ? undefined : { kind: "mergeGroups", from: groupId, into };
  }
}
