import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { type Authority, type Engine, ServiceError } from "../engine.ts";
import { answerError, answerJson, closeServer, jsonBody } from "../json-http.ts";
import { needsOf, requireAccess } from "./access.ts";
import { writeItem } from "./conditions.ts";
import { act, check, type Members, opened, openStore, type Store, tableNamed } from "./dynalite.ts";
import { indexLag } from "./index-lag.ts";
import { type Billed, billing } from "./request-units.ts";
import { timeToLive } from "./time-to-live.ts";
import { transactions } from "./transactions.ts";
import { unitOfWork } from "./unit-of-work.ts";

const SWEEP_MILLISECONDS = 60_000;
const contentType = "application/x-amz-json-1.0";

export interface DynamoDbEngine extends Engine {
  /** Executes an API operation, such as "CreateTable", without HTTP and without checking permissions. */
  run(operation: string, input: unknown): Promise<unknown>;
  /** Deletes expired items, as also happens every minute. */
  sweep(): Promise<void>;
  /** Begins to count what DynamoDB would bill for the requests that arrive from now on. */
  bill(): Billed;
}

export interface DynamoDbOptions {
  /** The storage folder; in memory if undefined. */
  readonly folder?: string;
  /** The source of the permissions to enforce; without it every request is allowed. */
  readonly authority?: Authority;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The milliseconds after which indexes have the next write; at once if undefined. */
  readonly indexLag?: (() => number) | undefined;
}

type Operation = (input: unknown) => Promise<Members>;

export function dynamoDbEngine(options: DynamoDbOptions): DynamoDbEngine {
  const { folder, authority, now = Date.now } = options;
  const store = openStore(folder);
  const lag = options.indexLag && indexLag(options.indexLag, now, (changes) => store.db.batch(changes));
  const opening = opened(store, folder);
  opening.catch(() => {}); // Each operation reports this error when it awaits `opening`.
  const turns = inTurn();
  const bills = billing();
  const transacting = transactions(store, now, { defer: lag?.defer, wrote: bills.wroteIndexes });
  const expiry = timeToLive(store, run, now);

  const read =
    (operation: string): Operation =>
    async (input) =>
      act(store, operation, check(store, operation, input));
  const caughtUp =
    (operation: Operation): Operation =>
    async (input) => {
      await lag?.catchUp();
      return operation(input);
    };
  const alone =
    (operation: Operation): Operation =>
    (input) =>
      turns(() => operation(input));
  const write = (operation: string) =>
    alone(async (input) => {
      const unit = unitOfWork(store, lag?.defer);
      const answer = await writeItem(unit.store, operation, check(store, operation, input), input);
      bills.wroteIndexes(unit);
      await unit.commit();
      return answer;
    });

  const operations: Readonly<Record<string, Operation>> = {
    BatchGetItem: read("BatchGetItem"),
    BatchWriteItem: write("BatchWriteItem"),
    CreateTable: alone((input) => createTable(store, input)),
    DeleteItem: write("DeleteItem"),
    DescribeTable: read("DescribeTable"),
    DescribeTimeToLive: expiry.describe,
    GetItem: read("GetItem"),
    ListTables: read("ListTables"),
    PutItem: write("PutItem"),
    Query: caughtUp(read("Query")),
    Scan: caughtUp(read("Scan")),
    TransactGetItems: alone(transacting.get),
    TransactWriteItems: alone(transacting.write),
    UpdateItem: write("UpdateItem"),
    UpdateTimeToLive: expiry.update,
  };

  function operationNamed(name: string): Operation {
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (operation) return operation;
    throw new ServiceError("UnknownOperationException", `The local DynamoDB has no operation "${name}".`);
  }

  async function run(name: string, input: unknown): Promise<Members> {
    const operation = operationNamed(name);
    await opening;
    return operation(input);
  }

  async function answer(request: IncomingMessage): Promise<Members> {
    const name = String(request.headers["x-amz-target"] ?? "").replace(/^DynamoDB_20120810\./, "");
    operationNamed(name); // Refuse an unknown operation before the permission check: it has no permissions.
    const input = await jsonBody(request);
    const { authorization } = request.headers;
    requireAccess(authority, authorization, name, input);
    const resources = () => needsOf(name, input).map(({ resource }) => resource);
    return bills.answered({ operation: name, caller: authorization, resources }, input, (asked) => run(name, asked));
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => answerJson(response, 200, body, contentType),
      (error) => answerError(response, error, contentType),
    );
  });
  const sweeping = setInterval(() => expiry.sweep().catch(console.error), SWEEP_MILLISECONDS).unref();

  return {
    server,
    run,
    sweep: expiry.sweep,
    bill: bills.begin,
    async close() {
      clearInterval(sweeping);
      await closeServer(server);
      await turns(async () => {
        await lag?.finish();
        await store.db.close();
      });
    },
  };
}

/** Runs tasks one at a time. Transactions are serialisable because nothing else writes during them. */
function inTurn(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

/** Returns when the table is ready; in DynamoDB callers have to poll for that. */
async function createTable(store: Store, input: unknown): Promise<Members> {
  const checked = check(store, "CreateTable", input);
  await act(store, "CreateTable", checked);
  for (;;) {
    const table = await tableNamed(store, String(checked.TableName));
    if (table.TableStatus === "ACTIVE") return { TableDescription: table };
    await delay(1);
  }
}
