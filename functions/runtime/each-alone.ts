/**
 * Processes items one after the other, for jobs that serve all projects: a failure does not stop the others.
 *
 * @param onFailure called for each failed item, for the log
 * @returns the errors, so that the run can fail at its end and be retried
 */
export async function eachAlone<T>(
  many: Iterable<T>,
  work: (one: T) => Promise<void>,
  onFailure: (one: T, error: unknown) => void,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of many) {
    try {
      await work(one);
    } catch (error) {
      onFailure(one, error);
      failures.push(error);
    }
  }
  return failures;
}
