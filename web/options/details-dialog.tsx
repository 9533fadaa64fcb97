import { type ReactNode, useState } from "react";
import { type SheetField, shownText } from "../../shared/roster/sheet-fields.ts";
import type { useDialogSubmission } from "../dialog-submission.ts";
import { type Disputed, DisputesDialog } from "../disputes-dialog.tsx";
import { useMayEdit } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Fact, Facts } from "../ui/fact.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import styles from "./details-form.module.css";
import type { TypedChange, TypedOutcome } from "./save-typed.ts";
import { disputedNames, settledTyped, type TextForm, type TypedFields, typedNames } from "./typed.ts";
import type { useTypedForm } from "./use-typed-form.ts";

interface DetailsDialogProps<Form extends TextForm<Form>> {
  /** The name of the option. */
  readonly name: string;
  readonly fields: readonly SheetField<keyof Form & string>[];
  readonly typing: ReturnType<typeof useTypedForm<Form>>;
  readonly saving: ReturnType<typeof useDialogSubmission<TypedOutcome<Form>>>;
  /** Why the form cannot be saved yet. */
  readonly problem?: string | undefined;
  readonly onSave: (change: TypedChange<Form>) => void;
  readonly onClose: () => void;
  /** What stands above the fields for somebody who only reads them. */
  readonly head?: ReactNode;
  /** The controls of the fields. */
  readonly children: ReactNode;
  /** What stands below them. */
  readonly foot?: ReactNode;
}

/** All that is known of an option, to read or to change. Who typed where somebody else has saved meanwhile chooses what holds. */
export function DetailsDialog<Form extends TextForm<Form>>(props: DetailsDialogProps<Form>) {
  const { name, fields, typing, saving, onSave, onClose, head, children, foot } = props;
  const mayEdit = useMayEdit();
  const [postponed, setPostponed] = useState<TypedOutcome<Form>["theirs"]>();
  const theirs = saving.problem === undefined ? undefined : saving.last?.theirs;
  const title = say("Details of {name}", { name });

  function save(typed = typing.typed) {
    if (props.problem !== undefined) return;
    if (typedNames(typed).length === 0) return onClose();
    const change = typing.change(typed);
    if (change) onSave(change);
  }

  function settle(mine: ReadonlySet<string>) {
    if (!theirs) return;
    const settled = settledTyped(theirs.form, typing.typed, mine);
    typing.settle(settled);
    setPostponed(theirs);
    if (typedNames(settled).length === 0) return onClose();
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
        actions={
          <>
            <Button onClick={onClose}>{say("Cancel")}</Button>
            <Button kind="primary" type="submit" busy={saving.isBusy && say("Saving...")}>
              {say("Save Details")}
            </Button>
          </>
        }
      >
        <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
        <div className={styles.fields}>{children}</div>
        {foot}
      </Dialog>
      {theirs && theirs !== postponed && (
        <DisputesDialog
          others={[]}
          disputed={disputedFields(fields, theirs.form, typing.typed)}
          onSettle={settle}
          onClose={() => setPostponed(theirs)}
        />
      )}
    </>
  );
}

/** The fields in which two people have written, as both have them. */
function disputedFields<Form extends TextForm<Form>>(
  fields: readonly SheetField<keyof Form & string>[],
  theirs: Form,
  typed: TypedFields<Form>,
): Disputed[] {
  const disputed = disputedNames(theirs, typed);
  return fields
    .filter(({ name }) => disputed.includes(name))
    .map((field) => ({
      key: field.name,
      label: field.column,
      mine: shownText(field, typed[field.name]?.mine ?? ""),
      theirs: shownText(field, theirs[field.name]),
    }));
}
