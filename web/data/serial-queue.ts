let last: Promise<unknown> = Promise.resolve();

/** Runs tasks one after another, so that requests from fast clicks cannot overtake each other. */
export function serialQueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const done = last.then(task, task);
  last = done;
  return done;
}
