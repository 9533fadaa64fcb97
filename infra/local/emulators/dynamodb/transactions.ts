import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { ServiceError } from "../engine.ts";
import { isFailedCondition, writeItem } from "./conditions.ts";
import { act, type Change, check, type Item, keyOf, type Members, type Store, tableNamed } from "./dynalite.ts";
import { understood } from "./understood.ts";
import { type UnitOfWork, unitOfWork } from "./unit-of-work.ts";

const MAX_ITEMS = 100;
const TOKEN_MINUTES = 10;

const ItemAction = z.looseObject({
  TableName: z.string(),
  Item: z.custom<Item>().optional(),
  Key: z.custom<Item>().optional(),
  ConditionExpression: z.string().optional(),
});
type ItemAction = z.infer<typeof ItemAction>;

const writes = { Put: "PutItem", Update: "UpdateItem", Delete: "DeleteItem", ConditionCheck: "DeleteItem" } as const;
export type WriteKind = keyof typeof writes;
const writeKinds = ["Put", "Update", "Delete", "ConditionCheck"] as const satisfies readonly WriteKind[];

const WriteRequest = z.object({
  TransactItems: z.array(z.partialRecord(z.enum(writeKinds), ItemAction)),
  ClientRequestToken: z.string().optional(),
  ReturnConsumedCapacity: z.string().optional(),
});
const GetRequest = z.object({
  TransactItems: z.array(z.object({ Get: ItemAction })),
  ReturnConsumedCapacity: z.string().optional(),
});

interface Write {
  readonly kind: WriteKind;
  readonly action: ItemAction;
}

/** The reason why a write cancels its transaction; the code is "None" for a write that would have succeeded. */
interface CancellationReason {
  readonly Code: string;
  readonly Message?: string;
  readonly Item?: unknown;
}

/** The writes of a TransactWriteItems request, in request order. */
export function writesOf(input: unknown): readonly Write[] {
  return understood(WriteRequest, input).TransactItems.map((item) => {
    const [write, ...more] = writeKinds.flatMap((kind) => (item[kind] ? [{ kind, action: item[kind] }] : []));
    if (write && more.length === 0) return write;
    throw validationError("TransactItems can only contain one of Check, Put, Update or Delete");
  });
}

/** The reads of a TransactGetItems request. */
export function readsOf(input: unknown): readonly ItemAction[] {
  return understood(GetRequest, input).TransactItems.map(({ Get }) => Get);
}

export interface Transactions {
  write(input: unknown): Promise<Members>;
  get(input: unknown): Promise<Members>;
}

interface Watching {
  /** Takes the changes of index rows, which are then left out. */
  readonly defer?: ((changes: readonly Change[]) => void) | undefined;
  /** Called with what a transaction is about to commit. */
  readonly wrote?: (unit: UnitOfWork) => void;
}

/** Nothing else may write while either function runs. */
export function transactions(store: Store, now: () => number, { defer, wrote }: Watching = {}): Transactions {
  const done = new Map<string, { readonly input: unknown; readonly at: number }>();

  /** Whether the request was already executed, such as a retry after a lost response. */
  function isRepeated(token: string, input: unknown): boolean {
    for (const [old, { at }] of done) if (now() - at > TOKEN_MINUTES * 60_000) done.delete(old);
    const earlier = done.get(token);
    if (earlier === undefined) return false;
    if (isDeepStrictEqual(earlier.input, input)) return true;
    throw new ServiceError(
      "IdempotentParameterMismatchException",
      "The request uses the same client token as a previous, but non-identical request. Do not reuse a client token with different requests, unless the requests are identical",
    );
  }

  return {
    async write(input) {
      const { ClientRequestToken: token, ReturnConsumedCapacity } = understood(WriteRequest, input);
      const writes = writesOf(input);
      await requireDistinctItems(
        store,
        writes.map(({ action }) => action),
      );
      if (token !== undefined && isRepeated(token, input)) return {};

      const unit = unitOfWork(store, defer);
      const reasons: CancellationReason[] = [];
      const consumed: unknown[] = [];
      for (const { kind, action } of writes) {
        const asked = { kind, action: { ...action, ...(ReturnConsumedCapacity && { ReturnConsumedCapacity }) } };
        const { reason, ConsumedCapacity } = await attempt(store, unit, asked);
        reasons.push(reason);
        consumed.push(ConsumedCapacity);
      }
      if (reasons.some(({ Code }) => Code !== "None")) throw cancelled(reasons);
      wrote?.(unit);
      await unit.commit();
      if (token !== undefined) done.set(token, { input, at: now() });
      return ReturnConsumedCapacity ? { ConsumedCapacity: doubled(consumed) } : {};
    },

    async get(input) {
      const reads = readsOf(input);
      await requireDistinctItems(store, reads);
      const { ReturnConsumedCapacity } = understood(GetRequest, input);
      const answers: Members[] = [];
      const consumed: unknown[] = [];
      for (const read of reads) {
        const asked = { ...read, ConsistentRead: true, ...(ReturnConsumedCapacity && { ReturnConsumedCapacity }) };
        const { Item, ConsumedCapacity } = await act(store, "GetItem", check(store, "GetItem", asked));
        answers.push(Item === undefined ? {} : { Item });
        consumed.push(ConsumedCapacity);
      }
      return { Responses: answers, ...(ReturnConsumedCapacity && { ConsumedCapacity: doubled(consumed) }) };
    },
  };
}

/** An attempted write: why it cancels the transaction, and what it consumes. */
interface Attempt {
  readonly reason: CancellationReason;
  readonly ConsumedCapacity?: unknown;
}

async function attempt(store: Store, unit: UnitOfWork, { kind, action }: Write): Promise<Attempt> {
  if (kind === "ConditionCheck" && action.ConditionExpression === undefined) {
    throw validationError("The ConditionExpression of a ConditionCheck must not be null");
  }
  // Check a condition by deleting the item in a separate unit of work that is never committed.
  const writer = kind === "ConditionCheck" ? unitOfWork(store) : unit;
  const checked = check(store, writes[kind], action); // A malformed request is refused as a whole instead of cancelled.
  try {
    const { ConsumedCapacity } = await writeItem(writer.store, writes[kind], checked, action);
    return { reason: { Code: "None" }, ConsumedCapacity };
  } catch (error) {
    if (isFailedCondition(error)) {
      return { reason: { Code: "ConditionalCheckFailed", Message: error.message, ...error.details } };
    }
    if (error instanceof ServiceError && error.code === "ValidationException") {
      return { reason: { Code: "ValidationError", Message: error.message } };
    }
    throw error;
  }
}

const Consumed = z.looseObject({ CapacityUnits: z.number() });

/** A transaction reads or writes each item twice: once to prepare it, once to commit it. */
function doubled(consumed: readonly unknown[]): object[] {
  return consumed.map((one) => {
    const { CapacityUnits, ...rest } = Consumed.parse(one);
    return { ...rest, CapacityUnits: 2 * CapacityUnits };
  });
}

async function requireDistinctItems(store: Store, actions: readonly ItemAction[]): Promise<void> {
  if (actions.length < 1 || actions.length > MAX_ITEMS) {
    throw validationError(
      `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length between 1 and ${MAX_ITEMS}, not ${actions.length}`,
    );
  }
  const seen = new Set<string>();
  for (const { TableName, Item, Key } of actions) {
    const key = JSON.stringify([TableName, keyOf(await tableNamed(store, TableName), Item ?? Key ?? {})]);
    if (seen.has(key)) throw validationError("Transaction request cannot include multiple operations on one item");
    seen.add(key);
  }
}

function cancelled(reasons: readonly CancellationReason[]): ServiceError {
  const codes = reasons.map(({ Code }) => Code).join(", ");
  return new ServiceError(
    "TransactionCanceledException",
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    400,
    { CancellationReasons: reasons },
  );
}

function validationError(message: string): ServiceError {
  return new ServiceError("ValidationException", message);
}
