/** An expected "no", in words for the person who asked. Everything else that is thrown is a bug and answered as such. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.status = status;
  }
}

/** What a stranger hears of a project that is not theirs, and of one that does not exist. */
export const NOT_FOUND = new Refusal("notFound", 404, "This does not exist, or you do not have access to it.");
