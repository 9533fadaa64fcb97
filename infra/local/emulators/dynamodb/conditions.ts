import * as z from "zod";
import { ServiceError } from "../engine.ts";
import { act, type Item, itemLike, type Members, type Store } from "./dynalite.ts";

const ItemWrite = z.object({
  TableName: z.string(),
  Item: z.custom<Item>().optional(),
  Key: z.custom<Item>().optional(),
  ReturnValuesOnConditionCheckFailure: z.string().optional(),
});

/**
 * Puts, updates or deletes one item.
 *
 * @param checked the input as validated by `check`
 * @throws ConditionalCheckFailedException, with the current item if the caller requests it
 */
export async function writeItem(store: Store, operation: string, checked: Members, input: unknown): Promise<Members> {
  try {
    return await act(store, operation, checked);
  } catch (error) {
    if (!isFailedCondition(error)) throw error;
    // dynalite drops ReturnValuesOnConditionCheckFailure, which it does not support.
    const { TableName, Item, Key, ReturnValuesOnConditionCheckFailure } = ItemWrite.parse(input);
    if (ReturnValuesOnConditionCheckFailure !== "ALL_OLD") throw error;
    const item = await itemLike(store, TableName, Item ?? Key ?? {});
    throw item ? new ServiceError(error.code, error.message, error.status, { Item: item }) : error;
  }
}

export function isFailedCondition(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.code === "ConditionalCheckFailedException";
}
