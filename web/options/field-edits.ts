/** What somebody has typed into a field, and what it said when they began. */
export interface FieldEdit {
  readonly mine: string;
  readonly before: string;
}

/** A form whose fields all are texts. */
export type TextForm<Form> = { readonly [Name in keyof Form]: string };

/** What somebody has typed, by the fields in which they have. */
export type FieldEdits<Form> = { readonly [Name in keyof Form]?: FieldEdit };

/** A form as it is saved, and the version that goes back with a change. */
export interface SavedForm<Form> {
  readonly form: Form;
  readonly version: number;
}

/** The names of the fields in which somebody has typed. */
export function editedNames<Form>(typed: FieldEdits<Form>): (keyof Form)[] {
  return Object.keys(typed) as (keyof Form)[]; // its keys are among the form's
}

/** The form with what was typed in place of what is saved. */
export function withFieldEdits<Form extends TextForm<Form>>(saved: Form, typed: FieldEdits<Form>): Form {
  const mine = editedNames(typed).map((name) => [name, typed[name]!.mine]);
  return { ...saved, ...Object.fromEntries(mine) };
}

/** The fields in which others have written something else since this person began to type there. */
export function conflictingNames<Form extends TextForm<Form>>(saved: Form, typed: FieldEdits<Form>): (keyof Form)[] {
  return editedNames(typed).filter((name) => {
    const { mine, before } = typed[name]!;
    return saved[name] !== before && saved[name] !== mine;
  });
}

/** What was typed once it is settled what holds: the fields of `mine` as this person has them, other disputed ones as saved. */
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
