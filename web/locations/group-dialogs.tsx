import type { GroupChange } from "../../shared/roster/group-change.ts";
import { AddGroupDialog } from "./add-group-dialog.tsx";
import { EditGroupDialog } from "./edit-group-dialog.tsx";
import type { GroupOfScenes } from "./location-groups.ts";
import { RemoveGroupDialog } from "./remove-group-dialog.tsx";

/** Which dialog about groups is asked for. */
export type GroupDialog =
  | { readonly kind: "add" }
  | { readonly kind: "remove" }
  | { readonly kind: "edit"; readonly groupId: string };

export interface GroupDialogProps {
  readonly groups: readonly GroupOfScenes[];
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onChange: (change: GroupChange) => void;
  readonly onClose: () => void;
}

/** The dialog that is asked for. */
export function GroupDialogs({ dialog, ...props }: GroupDialogProps & { readonly dialog: GroupDialog }) {
  if (dialog.kind === "add") return <AddGroupDialog {...props} />;
  if (dialog.kind === "remove") return <RemoveGroupDialog {...props} />;
  const group = props.groups.find(({ id }) => id === dialog.groupId);
  return group && <EditGroupDialog group={group} {...props} />;
}
