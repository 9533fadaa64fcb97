import type { GroupChange } from "../../../shared/roster/roles/group-change.ts";
import type { GroupOfScenes } from "../location-groups.ts";

export interface GroupDialogProps {
  readonly groups: readonly GroupOfScenes[];
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onChange: (change: GroupChange) => void;
  readonly onClose: () => void;
}
