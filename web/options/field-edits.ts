/** An edited field: its current text, and the text when editing began. */
export interface FieldEdit {
  readonly mine: string;
  readonly before: string;
}

/** A form with text fields only. */
export type TextForm<Form> = { readonly [Name in keyof Form]: string };

/** The edited fields by name. */
export type FieldEdits<Form> = { readonly [Name in keyof Form]?: FieldEdit };

/** A saved form, and its version for the optimistic lock. */
export interface SavedForm<Form> {
  readonly form: Form;
  readonly version: number;
}

/** Names of the edited fields. */
export function editedNames<Form>(typed: FieldEdits<Form>): (keyof Form)[] {
  return Object.keys(typed) as (keyof Form)[]; // its keys are field names
}

/** The saved form with the edits applied. */
export function withFieldEdits<Form extends TextForm<Form>>(saved: Form, typed: FieldEdits<Form>): Form {
  const mine = editedNames(typed).map((name) => [name, typed[name]!.mine]);
  return { ...saved, ...Object.fromEntries(mine) };
}

/** Fields that others have changed since this user began to edit them. */
export function conflictingNames<Form extends TextForm<Form>>(saved: Form, typed: FieldEdits<Form>): (keyof Form)[] {
  return editedNames(typed).filter((name) => {
    const { mine, before } = typed[name]!;
    return saved[name] !== before && saved[name] !== mine;
  });
}

/** The edits after resolving conflicts: fields in `mine` keep this user's text, other conflicting ones are dropped. */
export function resolveFieldConflicts<Form extends TextForm<Form>>(
  saved: Form,
  typed: FieldEdits<Form>,
  mine: ReadonlySet<string>,
): FieldEdits<Form> {
  const disputed = new Set(conflictingNames(saved, typed));
  const kept = editedNames(typed).filter((name) => !disputed.has(name) || mine.has(String(name)));
  const entries = kept.map((name) => [name, { mine: typed[name]!.mine, before: saved[name] }]);
  return Object.fromEntries(entries) as FieldEdits<Form>; // some of its own keys
}
