import { useRef, useState } from "react";
import { FieldError } from "../../shared/roster/fields/field-error.ts";
import { type FieldEdit, type FieldEdits, type SavedForm, type TextForm, withFieldEdits } from "./field-edits.ts";

/**
 * A form while somebody types in it. What others save meanwhile shows where nothing was typed.
 *
 * @param check throws a FieldError when a form cannot be kept
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
    /** For the control of a field: what it says, what is wrong with it, and what typing does. */
    field: (name: keyof Form) => ({
      value: form[name],
      error: wrong?.field === name ? wrong.message : undefined,
      onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
    }),
    /** The change to send, or nothing when a field cannot be kept, which then is said beside it. */
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
