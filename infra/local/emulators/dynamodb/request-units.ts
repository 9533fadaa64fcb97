import * as z from "zod";
import type { Members } from "./dynalite.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** What DynamoDB bills, since the count began. Conditions that fail are not counted. */
export interface Billed {
  /** Read request units: of 4 kB consistently, of 8 kB otherwise; two for each item in a transaction. */
  read: number;
  /** Write request units, of 1 kB each: of tables, twice in a transaction, and of their indexes. */
  write: number;
  /** Each caller and table: DynamoDB asks KMS for the table's key for each. */
  readonly keys: Set<string>;
}

const Capacity = z.object({ CapacityUnits: z.number() });
const Answer = z.looseObject({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() });
const READS = ["BatchGetItem", "GetItem", "Query", "Scan", "TransactGetItems"];

interface Request {
  readonly operation: string;
  readonly caller: string | undefined;
  /** The ARNs of tables and indexes. */
  readonly resources: () => readonly string[];
}

/** Counts request units, as DynamoDB's "read and write operations" documents them, once `begin` was called. */
export function billing() {
  let billed: Billed | undefined;
  return {
    begin(): Billed {
      billed = { read: 0, write: 0, keys: new Set() };
      return billed;
    },
    /** @param unit what is about to be committed */
    wroteIndexes(unit: UnitOfWork): void {
      if (billed) billed.write += unit.indexUnits();
    },
    async answered(
      { operation, caller = "", resources }: Request,
      input: unknown,
      run: (input: unknown) => Promise<Members>,
    ): Promise<Members> {
      if (!billed) return run(input);
      const count = billed;
      const answer = await run({ ...(input as object), ReturnConsumedCapacity: "TOTAL" });
      const { ConsumedCapacity = [], ...rest } = Answer.parse(answer);
      const units = [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
      count[READS.includes(operation) ? "read" : "write"] += units;
      const [, key = ""] = /Credential=([^/]+)/.exec(caller) ?? [];
      for (const resource of resources()) count.keys.add(`${key} ${resource.split("/index/")[0]}`);
      return rest;
    },
  };
}
