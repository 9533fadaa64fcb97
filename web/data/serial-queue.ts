let last: Promise<unknown> = Promise.resolve();

/** Does things one after the other, so that a quick hand never overtakes itself on the way to the server. */
export function serialQueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const done = last.then(task, task);
  last = done;
  return done;
}
