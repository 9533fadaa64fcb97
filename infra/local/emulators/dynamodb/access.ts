import * as z from "zod";
import type { Authority } from "../engine.ts";
import { requirePermission } from "../permission.ts";
import { readsOf, type WriteKind, writesOf } from "./transactions.ts";

interface Need {
  readonly action: string;
  readonly resource: string;
}

const tables = "arn:aws:dynamodb:us-east-1:000000000000:table";

const NamesTable = z.object({ TableName: z.string(), IndexName: z.string().optional() });
const NamesTables = z.object({ RequestItems: z.record(z.string(), z.unknown()) });

const transactionActions: Readonly<Record<WriteKind, string>> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
};

/** Denies access to a caller whose role lacks any permission that the request needs. */
export function requireAccess(
  authority: Authority | undefined,
  authorization: string | undefined,
  operation: string,
  input: unknown,
): void {
  if (authority === undefined) return;
  for (const { action, resource } of needsOf(operation, input)) {
    requirePermission(authority, authorization, { action: `dynamodb:${action}`, resources: [resource], status: 400 });
  }
}

/** What a request needs permission for. */
export function needsOf(operation: string, input: unknown): readonly Need[] {
  if (operation === "TransactWriteItems") {
    return writesOf(input).map(({ kind, action }) => need(transactionActions[kind], action.TableName));
  }
  if (operation === "TransactGetItems") return readsOf(input).map(({ TableName }) => need("GetItem", TableName));
  const batch = NamesTables.safeParse(input);
  if (batch.success) return Object.keys(batch.data.RequestItems).map((table) => need(operation, table));
  const single = NamesTable.safeParse(input);
  // A request without a table either concerns all tables or is malformed, and then the operation refuses it.
  return [single.success ? need(operation, single.data.TableName, single.data.IndexName) : need(operation, "*")];
}

function need(action: string, table: string, index?: string): Need {
  return { action, resource: index === undefined ? `${tables}/${table}` : `${tables}/${table}/index/${index}` };
}
