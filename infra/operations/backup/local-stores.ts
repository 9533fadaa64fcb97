import type { LocalStack } from "../../local/stack.ts";
import { type Stores, storesAt } from "./stores.ts";

/** The stores of a local stack, under their names in backups. */
export function localStores({ environment, templates }: Pick<LocalStack, "environment" | "templates">): Stores {
  const named = (type: string, part: string) => templates.of(type).find(({ ref }) => ref.includes(part))!.ref;
  const table = (part: string) => named("AWS::DynamoDB::Table", part);
  const tables = {
    ...{ projects: table("Projects"), options: table("Options") },
    ...{ schedules: table("Schedules"), audit: table("Audit") },
  };
  return storesAt({ tables, bucket: named("AWS::S3::Bucket", "documents") }, environment);
}
