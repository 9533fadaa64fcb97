/** An invalid field of an option. The message quotes the text. */
export class FieldError<Field extends string = string> extends Error {
  override readonly name = "FieldError";
  readonly field: Field;

  constructor(field: Field, message: string) {
    super(message);
    this.field = field;
  }
}
