/** The median of several measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The 90th percentile. */
export const ninetieth = (values: readonly number[]): number => percentile(values, 0.9);

/** The value that a share of the measurements stays below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** The duration of an operation in milliseconds, and its result. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const began = performance.now();
  const value = await work();
  return { ms: performance.now() - began, value };
}

/** Times the same operation several times. */
export async function repeated(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push((await timed(work)).ms);
  return all;
}

/** Prints a figure beside its goal. */
export function print(what: string, figure: string, goal = ""): void {
  console.log(`${what.padEnd(58)}${figure.padStart(22)}${goal && `   goal ${goal}`}`);
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
