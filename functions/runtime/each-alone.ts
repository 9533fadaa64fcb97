/**
 * Does something for each of many, one after the other, for jobs that serve every project: one that fails keeps no other
 * from it.
 *
 * @param told is given each that failed, for the log
 * @returns what was thrown, so that the run can fail at its end and is tried again
 */
export async function eachAlone<T>(
  many: Iterable<T>,
  work: (one: T) => Promise<void>,
  told: (one: T, error: unknown) => void,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of many) {
    try {
      await work(one);
    } catch (error) {
      told(one, error);
      failures.push(error);
    }
  }
  return failures;
}
