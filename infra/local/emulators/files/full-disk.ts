/** The error response when a change could not be saved. */
export const DISK_FULL = {
  code: "diskFull",
  message: "The disk of this computer is full, so nothing was saved. Free some space and try again.",
};

let fullAt = Number.NEGATIVE_INFINITY;

/** Whether a write failed because the disk was full since `moment`, in milliseconds of `performance.now()`. */
export function wasDiskFullSince(moment: number): boolean {
  return fullAt >= moment;
}

/** Runs `write`; records and logs an error caused by a full disk, and rethrows it. */
export function noteFullDisk<Result>(file: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw noted(error, file);
  }
}

/** The asynchronous version of `noteFullDisk`. */
export async function noteFullDiskLater<Result>(file: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw noted(error, file);
  }
}

function noted(error: unknown, file: string): unknown {
  if (isDiskFull(error)) {
    fullAt = performance.now();
    console.error(`The disk is full: "${file}" could not be written.`);
  }
  return error;
}

/** LevelDB's errors have only a message, no code. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isCoded = "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
  return isCoded || /No space left on device|Disk quota exceeded/.test(error.message) || isDiskFull(error.cause);
}
