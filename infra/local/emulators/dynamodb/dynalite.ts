import { createRequire } from "node:module";
import { ServiceError } from "../engine.ts";
import { DamagedFileError } from "../files/damaged-file-error.ts";
import { noteFullDiskLater } from "../files/full-disk.ts";

// dynalite neither exports nor types its internals. This file declares those of exactly version 4.0.0 that we use.

export interface AttributeValue {
  readonly S?: string;
  readonly N?: string;
  readonly B?: string;
  readonly BOOL?: boolean;
  readonly NULL?: boolean;
  readonly SS?: readonly string[];
  readonly NS?: readonly string[];
  readonly BS?: readonly string[];
  readonly L?: readonly AttributeValue[];
  readonly M?: Item;
}
export type Item = Readonly<Record<string, AttributeValue>>;

/** The fields of a request or a response, named as in the API. */
export type Members = Readonly<Record<string, unknown>>;

interface KeySchemaElement {
  readonly AttributeName: string;
}

export interface Index {
  readonly IndexName: string;
  readonly KeySchema: readonly KeySchemaElement[];
}

export interface Table {
  readonly TableName: string;
  readonly TableStatus: string;
  readonly KeySchema: readonly KeySchemaElement[];
  readonly GlobalSecondaryIndexes?: readonly Index[];
}

export type Done<Value = void> = (error: unknown, value?: Value) => void;

/** The rows of a table or an index, by a key that sorts as in DynamoDB. */
export interface Rows {
  lock(key: string, run: (release: <Callback>(done: Callback) => Callback) => void): void;
  get(key: string, done: Done<Item>): void;
  put(key: string, row: Item, done: Done): void;
  del(key: string, done: Done): void;
}

export type Change =
  | { readonly type: "put"; readonly key: string; readonly value: unknown }
  | { readonly type: "del"; readonly key: string };

/** The table descriptions, by table name. */
interface TableRows {
  get(name: string, done: Done<Table>): void;
  put(name: string, table: Table, done: Done): void;
  del(name: string, done: Done): void;
}

/** The methods that abstract-level requires of a database implementation, one for each kind of write. */
type LevelWrites = Record<"_put" | "_del" | "_batch", (...given: unknown[]) => Promise<void>>;

/** The methods that abstract-level requires for reading. */
interface LevelReads {
  _get(...given: unknown[]): Promise<unknown>;
  _getSync(...given: unknown[]): unknown;
}

export interface Store {
  readonly tableDb: TableRows;
  readonly db: {
    open(): Promise<void>;
    get(key: string, done: Done<Item>): void;
    batch(changes: readonly Change[]): Promise<void>;
    close(): Promise<void>;
  } & LevelWrites &
    LevelReads;
  getTable(name: string, onlyWhenActive: boolean, done: Done<Table>): void;
  getItemDb(table: string): Rows;
  getIndexDb(type: string, table: string, index: string): Rows;
}

interface Database {
  create(options: Readonly<Record<string, unknown>>): Store;
  createKey(item: Item, table: Table): string;
}

interface Validations {
  checkTypes(input: object, types: unknown): Members;
  checkValidations(input: Members, types: unknown, custom: unknown, store: Store): void;
}

type Action = (store: Store, input: Members, done: Done<Members>) => void;

const require = createRequire(import.meta.url);
const database: Database = require("dynalite/db");
const validations: Validations = require("dynalite/validations");

/** @param folder the storage folder; in memory if undefined */
export function openStore(folder: string | undefined): Store {
  const store = database.create({ path: folder, createTableMs: 0 });
  readAtOnce(store.db);
  keepDescriptions(store.tableDb);
  if (folder !== undefined) syncWrites(store.db, folder);
  return store;
}

/** Reads in this thread: a read takes some microseconds, its turn in another thread a tenth of a millisecond. */
function readAtOnce(db: LevelReads): void {
  db._get = async (...given) => db._getSync(...given);
}

/** Flushes each write to disk before confirming it: dynalite passes no options to LevelDB. */
function syncWrites(db: LevelWrites, folder: string): void {
  for (const name of ["_put", "_del", "_batch"] as const) {
    const write = db[name].bind(db);
    db[name] = (...given) => {
      const options = { ...(given.pop() as object), sync: true }; // The options are the last argument.
      return noteFullDiskLater(folder, () => write(...given, options));
    };
  }
}

/**
 * Caches the table descriptions. Each request reads its table's description, which on disk doubles the request time.
 */
function keepDescriptions(tables: TableRows): void {
  const { get, put, del } = tables;
  // Stored as text, because dynalite mutates what it reads.
  const known = new Map<string, string>();
  let writes = 0;
  const isWritten = (name: string, done: Done) => (error: unknown) => {
    known.delete(name);
    writes++;
    done(error);
  };
  tables.get = (name, done) => {
    const text = known.get(name);
    if (text !== undefined) return queueMicrotask(() => done(null, JSON.parse(text)));
    const before = writes;
    get(name, (error, table) => {
      if (!error && writes === before) known.set(name, JSON.stringify(table));
      done(error, table);
    });
  };
  tables.put = (name, table, done) => {
    known.delete(name);
    writes++;
    put(name, table, isWritten(name, done));
  };
  tables.del = (name, done) => {
    known.delete(name);
    writes++;
    del(name, isWritten(name, done));
  };
}

/** Waits until the store is open. */
export async function opened(store: Store, folder: string | undefined): Promise<void> {
  try {
    await store.db.open();
  } catch (cause) {
    const { code } = (cause as Error & { cause?: { code?: string } }).cause ?? {};
    if (code === "LEVEL_LOCKED")
      throw new Error(`The tables in "${folder}" are in use. Is the app running already?`, { cause });
    throw new DamagedFileError(folder ?? "", "cannot be opened", cause);
  }
}

/** Validates the structure and the expressions of a request and returns the input of `act`. */
export function check(store: Store, operation: string, input: unknown): Members {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    throw new ServiceError("SerializationException", `A request is an object, not ${JSON.stringify(input)}.`);
  }
  const { types, custom } = require(`dynalite/validations/${fileOf(operation)}`);
  try {
    // Clone it, because dynalite deletes the fields that it does not support.
    const checked = validations.checkTypes(structuredClone(input), types);
    validations.checkValidations(checked, types, custom, store);
    return checked;
  } catch (error) {
    throw serviceError(error);
  }
}

/** Executes a validated request. */
export function act(store: Store, operation: string, checked: Members): Promise<Members> {
  const action: Action = require(`dynalite/actions/${fileOf(operation)}`);
  return answered((done) => action(store, checked, done));
}

export function tableNamed(store: Store, name: string): Promise<Table> {
  return answered((done) => store.getTable(name, false, done));
}

/** The item with the same key attributes as `keyed`, or undefined. */
export async function itemLike(store: Store, tableName: string, keyed: Item): Promise<Item | undefined> {
  const key = database.createKey(keyed, await tableNamed(store, tableName));
  const { promise, resolve, reject } = Promise.withResolvers<Item | undefined>();
  store.getItemDb(tableName).get(key, (error, item) => (error ? reject(error) : resolve(item)));
  return promise;
}

/** The key attributes of an item, as in `Key` of a request. */
export function keyOf(table: Table, item: Item): Item {
  return Object.fromEntries(table.KeySchema.map(({ AttributeName }) => [AttributeName, item[AttributeName] ?? {}]));
}

function fileOf(operation: string): string {
  return operation.charAt(0).toLowerCase() + operation.slice(1);
}

function answered<Value>(call: (done: Done<Value>) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    call((error, value) => {
      if (error) reject(serviceError(error));
      else resolve(value as Value); // Without an error these calls always return a value.
    });
  });
}

function serviceError(error: unknown): unknown {
  if (!(error instanceof Error) || !("body" in error)) return error;
  // Every error that dynalite returns to the caller has this body.
  const { __type, message, Message } = error.body as Record<string, string | undefined>;
  return new ServiceError(__type?.split("#")[1] ?? "InternalServerError", message ?? Message ?? error.message);
}
