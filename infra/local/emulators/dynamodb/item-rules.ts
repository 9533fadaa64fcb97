import { ServiceError } from "../engine.ts";
import type { AttributeValue, Item, Table } from "./dynalite.ts";

const MAX_ITEM_BYTES = 400 * 1024;

/** DynamoDB's reason to refuse an item that dynalite accepts, because dynalite counts characters instead of bytes. */
export function refusalOfItem(item: Item, table: Table): ServiceError | undefined {
  if (bytesOfItem(item) > MAX_ITEM_BYTES) {
    return new ServiceError("ValidationException", "Item size has exceeded the maximum allowed size");
  }
  for (const { IndexName, KeySchema } of table.GlobalSecondaryIndexes ?? []) {
    const empty = KeySchema.find(({ AttributeName }) => item[AttributeName]?.S === "");
    if (empty === undefined) continue;
    return new ServiceError(
      "ValidationException",
      "One or more parameter values are not valid. A value specified for a secondary index key is not supported. " +
        `The AttributeValue for a key attribute cannot contain an empty string value. IndexName: ${IndexName}, IndexKey: ${empty.AttributeName}`,
    );
  }
  return undefined;
}

/** The size of an item as DynamoDB documents it: names and values plus an overhead for each nesting. */
export function bytesOfItem(item: Item): number {
  return sum(Object.entries(item), ([name, value]) => Buffer.byteLength(name) + bytesOfValue(value));
}

function bytesOfValue({ S, N, B, SS, NS, BS, L, M }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return bytesOfNumber(N);
  if (B !== undefined) return Buffer.byteLength(B, "base64");
  if (SS) return sum(SS, (text) => Buffer.byteLength(text));
  if (NS) return sum(NS, bytesOfNumber);
  if (BS) return sum(BS, (binary) => Buffer.byteLength(binary, "base64"));
  if (L) return 3 + sum(L, (value) => 1 + bytesOfValue(value));
  if (M) return 3 + Object.keys(M).length + bytesOfItem(M);
  return 1; // BOOL or NULL
}

/** One byte for every two significant digits, one for the exponent and one for a minus sign. */
function bytesOfNumber(number: string): number {
  const digits = [...number.split(/e/i)[0]!].filter((sign) => /\d/.test(sign));
  const isSignificant = (digit: string) => digit !== "0";
  const from = digits.findIndex(isSignificant);
  const count = from < 0 ? 0 : digits.findLastIndex(isSignificant) + 1 - from;
  return 1 + Math.ceil(count / 2) + (number.startsWith("-") ? 1 : 0);
}

function sum<Element>(elements: readonly Element[], bytes: (element: Element) => number): number {
  return elements.reduce((total, element) => total + bytes(element), 0);
}
