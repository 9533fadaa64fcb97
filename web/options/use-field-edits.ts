import { useRef, useState } from "react";
import { FieldError } from "../../shared/roster/fields/field-error.ts";
import { type FieldEdit, type FieldEdits, type SavedForm, type TextForm, withFieldEdits } from "./field-edits.ts";

/**
 * A form with edits. Others' saved changes appear in fields that were not edited.
 *
 * @param check throws a FieldError when a form is invalid
 */
export function useTypedForm<Form extends TextForm<Form>>(saved: SavedForm<Form>, check: (form: Form) => unknown) {
  const operation = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<FieldEdits<Form>>({});
  const [wrong, setWrong] = useState<FieldError>();
  const form = withFieldEdits(saved.form, typed);

  function type(name: keyof Form, mine: string) {
    operation.current = crypto.randomUUID();
    setWrong(undefined);
    const of: FieldEdit = { mine, before: typed[name]?.before ?? saved.form[name] };
    setTyped({ ...typed, [name]: of });
  }

  return {
    form,
    typed,
    type,
    /** Props of a field's control: value, error and change handler. */
    field: (name: keyof Form) => ({
      value: form[name],
      error: wrong?.field === name ? wrong.message : undefined,
      onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
    }),
    /** The change to send; undefined when a field is invalid, which is then shown at the field. */
    change(changed = typed) {
      try {
        check(withFieldEdits(saved.form, changed));
        return { typed: changed, seen: saved, operation: operation.current };
      } catch (error) {
        if (!(error instanceof FieldError)) throw error;
        setWrong(error);
        return undefined;
      }
    },
    settle: setTyped,
  };
}
