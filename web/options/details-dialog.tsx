import { type ReactNode, useState } from "react";
import { type SheetField, shownText } from "../../shared/roster/options/option-fields.ts";
import type { useDialogSubmission } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { type Conflict, MergeConflictDialog } from "../layout/merge-conflict-dialog.tsx";
import { useMayEdit } from "../navigation/project-context.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Fact, Facts } from "../ui/page/fact.tsx";
import styles from "./details-form.module.css";
import { conflictingNames, editedNames, type FieldEdits, resolveFieldConflicts, type TextForm } from "./field-edits.ts";
import type { FieldEditsResult, TypedChange } from "./save-field-edits.ts";
import type { useTypedForm } from "./use-field-edits.ts";

interface DetailsDialogProps<Form extends TextForm<Form>> {
  /** Name of the option. */
  readonly name: string;
  readonly fields: readonly SheetField<keyof Form & string>[];
  readonly typing: ReturnType<typeof useTypedForm<Form>>;
  readonly saving: ReturnType<typeof useDialogSubmission<FieldEditsResult<Form>>>;
  /** Why the form cannot be saved yet. */
  readonly problem?: string | undefined;
  readonly onSave: (change: TypedChange<Form>) => void;
  readonly onClose: () => void;
  /** Content above the fields in read-only mode. */
  readonly head?: ReactNode;
  /** The form fields. */
  readonly children: ReactNode;
  /** Content below the fields. */
  readonly foot?: ReactNode;
}

/** Details of an option, to read or edit. If another user has saved conflicting changes, the user chooses. */
export function DetailsDialog<Form extends TextForm<Form>>(props: DetailsDialogProps<Form>) {
  const { name, fields, typing, saving, onSave, onClose, head, children, foot } = props;
  const mayEdit = useMayEdit();
  const [postponed, setPostponed] = useState<FieldEditsResult<Form>["theirs"]>();
  const theirs = saving.problem === undefined ? undefined : saving.last?.theirs;
  const title = t("Details of {name}", { name });

  function save(typed = typing.typed) {
    if (props.problem !== undefined) return;
    if (editedNames(typed).length === 0) return onClose();
    const change = typing.change(typed);
    if (change) onSave(change);
  }

  function settle(mine: ReadonlySet<string>) {
    if (!theirs) return;
    const settled = resolveFieldConflicts(theirs.form, typing.typed, mine);
    typing.settle(settled);
    setPostponed(theirs);
    if (editedNames(settled).length === 0) return onClose();
    onSave({ typed: settled, seen: theirs, operation: crypto.randomUUID() });
  }

  if (!mayEdit) {
    return (
      <Dialog title={title} maxWidth={640} isSheet onClose={onClose}>
        {head}
        <Facts>
          {fields
            .filter(({ isForEditors }) => !isForEditors)
            .map((field) => (
              <Fact key={field.name} name={field.column}>
                {shownText(field, typing.form[field.name]) || "-"}
              </Fact>
            ))}
        </Facts>
        {foot}
      </Dialog>
    );
  }
  const problem = props.problem ?? (theirs ? undefined : saving.problem);
  return (
    <>
      <Dialog
        title={title}
        maxWidth={640}
        isSheet
        onClose={onClose}
        isBusy={saving.isBusy}
        onSubmit={() => save()}
        problem={problem}
        actions={
          <>
            <Button onClick={onClose}>{t("Cancel")}</Button>
            <Button kind="primary" type="submit" busy={saving.isBusy && t("Saving...")}>
              {t("Save Details")}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>{children}</div>
        {foot}
      </Dialog>
      {theirs && theirs !== postponed && (
        <MergeConflictDialog
          others={[]}
          disputed={fieldConflicts(fields, theirs.form, typing.typed)}
          onSettle={settle}
          onClose={() => setPostponed(theirs)}
        />
      )}
    </>
  );
}

/** The conflicting fields with both values. */
function fieldConflicts<Form extends TextForm<Form>>(
  fields: readonly SheetField<keyof Form & string>[],
  theirs: Form,
  typed: FieldEdits<Form>,
): Conflict[] {
  const disputed = conflictingNames(theirs, typed);
  return fields
    .filter(({ name }) => disputed.includes(name))
    .map((field) => ({
      key: field.name,
      label: field.column,
      mine: shownText(field, typed[field.name]?.mine ?? ""),
      theirs: shownText(field, theirs[field.name]),
    }));
}
