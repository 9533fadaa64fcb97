import { AddGroupDialog } from "./add-group-dialog.tsx";
import { EditGroupDialog } from "./edit-group-dialog.tsx";
import type { GroupDialogProps } from "./group-dialog-props.ts";
import { RemoveGroupDialog } from "./remove-group-dialog.tsx";

/** The open dialog. */
export type GroupDialog =
  | { readonly kind: "add" }
  | { readonly kind: "remove" }
  | { readonly kind: "edit"; readonly groupId: string };

export function GroupDialogs({ dialog, ...props }: GroupDialogProps & { readonly dialog: GroupDialog }) {
  if (dialog.kind === "add") return <AddGroupDialog {...props} />;
  if (dialog.kind === "remove") return <RemoveGroupDialog {...props} />;
  const group = props.groups.find(({ id }) => id === dialog.groupId);
  return group && <EditGroupDialog group={group} {...props} />;
}
