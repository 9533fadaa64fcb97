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
 * @param created called for each item that the commit creates
 */
export function unitOfWork(store: Store, created?: (table: string, item: Item) => void): UnitOfWork {
  const changes = new Map<string, Change>();

  async function noteCreated(): Promise<void> {
    for (const { type, key, ...change } of changes.values()) {
      const [, table] = /^item-([^~]+)~/.exec(key) ?? [];
      if (table === undefined || type !== "put") continue;
      const isThere = await new Promise((resolve) => store.db.get(key, (_, row) => resolve(row !== undefined)));
      if (!isThere) created?.(table, (change as { value: Item }).value);
    }
  }

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

  return {
    store: {
      ...store,
      getItemDb: (table) => rows(`item-${table}~`, admitTo(table)),
      getIndexDb: (type, table, index) => rows(`index-${type.toLowerCase()}~${table}~${index}~`),
    },
    indexUnits() {
      const ofIndexes = [...changes.values()].filter(({ key }) => key.startsWith("index-"));
      return ofIndexes.reduce((sum, change) => sum + (change.type === "put" ? writeUnits(change.value as Item) : 1), 0);
    },
    async commit() {
      if (created) await noteCreated();
      if (changes.size > 0) await store.db.batch([...changes.values()]);
    },
  };
}

const writeUnits = (item: Item) => Math.ceil(bytesOfItem(item) / 1024);
