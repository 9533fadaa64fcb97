import { message } from "../../shared/i18n/speech.ts";

/** An expected error with a message for the user. Any other error is a bug and answered as an internal error. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, text: string) {
    super(text);
    this.name = "Refusal";
    this.code = code;
    this.status = status;
  }
}

/** The same refusal for projects that do not exist and those that the caller has no access to. */
export const NOT_FOUND = new Refusal("notFound", 404, message("This does not exist, or you do not have access to it."));
