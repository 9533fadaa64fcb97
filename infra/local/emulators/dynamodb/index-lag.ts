import type { Change } from "./dynalite.ts";

/** Delays the changes of secondary indexes, which DynamoDB makes after it has confirmed a write. */
export interface IndexLag {
  /** Takes the changes of index rows of a write that is being confirmed. */
  defer(changes: readonly Change[]): void;
  /** Makes the changes whose time has come. */
  catchUp(): Promise<void>;
  /** Makes all changes. */
  finish(): Promise<void>;
}

/**
 * @param milliseconds the time until the indexes have the next write
 * @param commit stores changes
 */
export function indexLag(
  milliseconds: () => number,
  now: () => number,
  commit: (changes: readonly Change[]) => Promise<void>,
): IndexLag {
  let pending: { readonly change: Change; readonly due: number }[] = [];
  let committed = Promise.resolve();

  function make(isDue: (due: number) => boolean): Promise<void> {
    const changes = pending.flatMap(({ change, due }) => (isDue(due) ? [change] : []));
    pending = pending.filter(({ due }) => !isDue(due));
    if (changes.length > 0) committed = committed.then(() => commit(changes));
    return committed;
  }

  return {
    defer(changes) {
      const soonest = now() + milliseconds();
      // Changes of one row stay in their order.
      const dueAfter = (key: string) =>
        Math.max(soonest, ...pending.flatMap(({ change, due }) => (change.key === key ? [due] : [])));
      pending.push(...changes.map((change) => ({ change, due: dueAfter(change.key) })));
    },
    catchUp: () => make((due) => due <= now()),
    finish: () => make(() => true),
  };
}
