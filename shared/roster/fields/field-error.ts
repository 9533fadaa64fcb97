/** Says why the text of one field of an option cannot be kept, quoting it. */
export class FieldError<Field extends string = string> extends Error {
  override readonly name = "FieldError";
  readonly field: Field;

  constructor(field: Field, message: string) {
    super(message);
    this.field = field;
  }
}
