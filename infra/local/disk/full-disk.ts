/** What a person is told whose change could not be written. */
export const DISK_FULL = {
  code: "diskFull",
  message: "The disk of this computer is full, so nothing was saved. Free some space and try again.",
};

let fullAt = Number.NEGATIVE_INFINITY;

/** Whether something could not be written for want of space since this moment, in milliseconds of `performance.now()`. */
export function wasDiskFullSince(moment: number): boolean {
  return fullAt >= moment;
}

/** Writes a file, and says so when the disk is full. */
export function noteFullDisk<Result>(file: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw noted(error, file);
  }
}

/** As `noteFullDisk`, for what takes its time. */
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

/** LevelDB says it in words alone. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isCoded = "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
  return isCoded || /No space left on device|Disk quota exceeded/.test(error.message) || isDiskFull(error.cause);
}
