/** A data file's content is not valid. */
export class DamagedFileError extends Error {
  override name = "DamagedFileError";
  readonly file: string;

  /** @param problem the predicate of a sentence whose subject is the file, such as "is empty" */
  constructor(file: string, problem: string, cause?: unknown) {
    super(`"${file}" ${problem}.`, { cause });
    this.file = file;
  }
}
