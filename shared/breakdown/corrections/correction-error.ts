/** A correction that the breakdown does not allow. The message gives the reason and what to do. */
export class CorrectionError extends Error {
  override readonly name = "CorrectionError";
}
