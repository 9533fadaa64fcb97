import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { ActorProfile } from "../../../shared/roster/options/actor-profile.ts";
import type { LocationSite } from "../../../shared/roster/options/location-site.ts";
import { OptionVersion } from "../../../shared/roster/options/option.ts";
import type { Membership } from "../account/sessions.ts";
import { db, isConditionFailure, optionsTable } from "../aws/table.ts";
import { touchOptions } from "../project/change-stamp.ts";
import { type OptionsFor, optionKey } from "./option-key.ts";

/** New details of an option, based on `version`. */
export interface OptionChange {
  readonly version: number;
  readonly operation: string;
  readonly fields:
    | { readonly profile: ActorProfile; readonly details?: string; readonly dates?: string }
    | { readonly site: LocationSite; readonly address: string; readonly dates?: string };
}

/**
 * The result of a change: the new version, `stale` if someone else changed the option first, or `missing` if it does
 * not exist.
 */
export type Described = { readonly version: number } | "stale" | "missing";

const State = z.object({ version: OptionVersion.default(0), operation: z.string().optional() });

/**
 * Changes the details of an option unless someone else has changed it since `version`. Repeating an operation changes
 * nothing.
 */
export async function describeOption(
  member: Membership,
  of: OptionsFor,
  name: string,
  { version, operation, fields }: OptionChange,
  now: string,
): Promise<Described> {
  const TableName = optionsTable();
  const Key = optionKey(member.projectId, of, name);
  const values = { ...fields, version: version + 1, operation, changedAt: now, changedBy: member.userId };
  const seen = version === 0 ? "attribute_not_exists(#version)" : "#version = :seen";
  try {
    await db.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: `SET ${Object.keys(values).map((field) => `#${field} = :${field}`)}`,
        ConditionExpression: `attribute_exists(pk) AND ${seen}`,
        ExpressionAttributeNames: Object.fromEntries(Object.keys(values).map((field) => [`#${field}`, field])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(Object.entries(values).map(([field, value]) => [`:${field}`, value])),
          ...(version !== 0 && { ":seen": version }),
        },
      }),
    );
    await touchOptions(member);
    return { version: version + 1 };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
  const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  if (!Item) return "missing";
  const state = State.parse(Item);
  return state.operation === operation ? { version: state.version } : "stale";
}
