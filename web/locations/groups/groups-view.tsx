import type { useDialogSubmission } from "../../data/dialog-submission.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import { type GroupOfScenes, isKept, isShown, isUngrouped } from "../location-groups.ts";
import { GroupCard } from "./group-card.tsx";
import { type GroupDialog, GroupDialogs } from "./group-dialogs.tsx";
import type { RegroupResult } from "./regroup.ts";
import { Ungrouped } from "./ungrouped.tsx";
import { useRegrouping } from "./use-regrouping.ts";

interface GroupsViewProps {
  readonly groups: readonly GroupOfScenes[];
  /** Version of the breakdown that the groups belong to. */
  readonly version: number;
  readonly submission: ReturnType<typeof useDialogSubmission<RegroupResult>>;
  readonly dialog: GroupDialog | undefined;
  readonly onAsk: (dialog: GroupDialog) => void;
  /** Called before any change of an option. */
  readonly onChange: () => void;
}

/** The groups and the ungrouped scenes, with the last group change while it can be undone. */
export function GroupsView({ groups, version, submission, dialog, onAsk, onChange }: GroupsViewProps) {
  const { change, made, undo, isUndoing, undoProblem } = useRegrouping(submission, groups, version);
  const single = groups.filter(isUngrouped);
  return (
    <>
      <StatusLine status={undoProblem === undefined ? undefined : { kind: "error", text: undoProblem }} />
      <StatusLine
        status={made && { kind: "success", text: made.words }}
        action={
          made && (
            <Button busy={isUndoing && t("Undoing...")} onClick={() => undo(made)}>
              {t("Undo")}
            </Button>
          )
        }
      />
      {groups
        .filter((group) => isShown(group) || isKept(group))
        .map((group) => (
          <GroupCard
            key={group.id}
            group={group}
            onChange={onChange}
            onEdit={() => onAsk({ kind: "edit", groupId: group.id })}
          />
        ))}
      {single.length > 0 && <Ungrouped groups={single} onChange={onChange} />}
      {submission.isOpen && dialog && (
        <GroupDialogs
          dialog={dialog}
          groups={groups}
          isBusy={submission.isBusy}
          problem={submission.problem}
          onChange={change}
          onClose={submission.close}
        />
      )}
    </>
  );
}
