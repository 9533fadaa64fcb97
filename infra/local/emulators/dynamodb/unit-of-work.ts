import { type Change, type Done, type Item, type Rows, type Store, tableNamed } from "./dynalite.ts";
import { bytesOfItem, refusalOfItem } from "./item-rules.ts";

/** Changes that only their writer sees until they are committed together. Without a commit they are dropped. */
export interface UnitOfWork {
  /** The store including the uncommitted changes. */
  readonly store: Store;
  /** The write request units that the changes of indexes take. */
  indexUnits(): number;
  commit(): Promise<void>;
}

/**
 * Takes no locks, so at most one open unit may be meant for a commit.
 *
 * @param defer takes the changes of index rows, which the commit then leaves out
 */
export function unitOfWork(store: Store, defer?: (changes: readonly Change[]) => void): UnitOfWork {
  const changes = new Map<string, Change>();

  // Use dynalite's own key prefixes, so that its reads find the committed rows.
  const rows = (prefix: string, admit: (row: Item) => Promise<void> = async () => {}): Rows => ({
    lock: (_key, run) => run((done) => done),
    get(key, done: Done<Item>) {
      const change = changes.get(prefix + key);
      if (change === undefined) store.db.get(prefix + key, done);
      else done(null, change.type === "put" ? (change.value as Item) : undefined); // Only `put` adds one.
    },
    put(key, row, done) {
      const add = () => {
        changes.set(prefix + key, { type: "put", key: prefix + key, value: row });
        done(null);
      };
      admit(row).then(add, done);
    },
    del(key, done) {
      changes.set(prefix + key, { type: "del", key: prefix + key });
      done(null);
    },
  });

  const admitTo = (tableName: string) => async (item: Item) => {
    const refusal = refusalOfItem(item, await tableNamed(store, tableName));
    if (refusal) throw refusal;
  };

  const ofIndexes = () => [...changes.values()].filter(({ key }) => key.startsWith("index-"));

  return {
    store: {
      ...store,
      getItemDb: (table) => rows(`item-${table}~`, admitTo(table)),
      getIndexDb: (type, table, index) => rows(`index-${type.toLowerCase()}~${table}~${index}~`),
    },
    indexUnits() {
      return ofIndexes().reduce(
        (sum, change) => sum + (change.type === "put" ? writeUnits(change.value as Item) : 1),
        0,
      );
    },
    async commit() {
      if (changes.size === 0) return;
      const later = defer ? ofIndexes() : [];
      const deferred = new Set(later);
      await store.db.batch([...changes.values()].filter((change) => !deferred.has(change)));
      defer?.(later);
    },
  };
}

const writeUnits = (item: Item) => Math.ceil(bytesOfItem(item) / 1024);
