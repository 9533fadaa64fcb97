/** A file with data cannot be what was written. */
export class DamagedFileError extends Error {
  override name = "DamagedFileError";
  readonly file: string;

  /** @param problem completes the sentence that begins with the file, such as "is empty" */
  constructor(file: string, problem: string, cause?: unknown) {
    super(`"${file}" ${problem}.`, { cause });
    this.file = file;
  }
}
