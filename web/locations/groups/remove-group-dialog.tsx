import { useState } from "react";
import { t } from "../../i18n/translate.ts";
import { Select } from "../../ui/form/select.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { GroupOfScenes } from "../location-groups.ts";
import type { GroupDialogProps } from "./group-dialog-props.ts";

/** Replaces a group by one group for each of its sets. */
export function RemoveGroupDialog({ groups, isBusy, problem, onChange, onClose }: GroupDialogProps) {
  const [groupId, setGroupId] = useState<string>();
  const severable = groups.filter(({ sets }) => sets.length > 1);
  const group = severable.find(({ id }) => id === groupId);
  return (
    <FormDialog
      title={t("Remove Location Group")}
      maxWidth={480}
      submit={[t("Remove Group"), t("Removing...")]}
      submitKind="danger"
      isBusy={isBusy}
      isReady={group !== undefined}
      problem={problem}
      onSubmit={() => group && onChange({ kind: "removeGroup", groupId: group.id })}
      onClose={onClose}
    >
      {severable.length === 0 ? (
        <p>{t("No group has more than one set, so there is nothing to split up.")}</p>
      ) : (
        <Select
          label={t("Location Group")}
          placeholder={t("Select a group")}
          options={severable.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))}
          value={groupId ?? ""}
          onChange={(event) => setGroupId(event.target.value)}
        />
      )}
      {group && <p>{consequences(group)}</p>}
    </FormDialog>
  );
}

function consequences({ sets, options }: GroupOfScenes): string {
  if (options.length === 0) {
    return t("Each of its sets becomes its own group: {sets}.", { sets: sets.join(", ") });
  }
  return t(
    "Each of its sets becomes its own group: {sets}. {count, plural, one {Its option is} other {Its # options are}} removed with the group; Undo restores everything.",
    { sets: sets.join(", "), count: options.length },
  );
}
