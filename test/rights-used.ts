import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LocalStack } from "../infra/local/stack.ts";

/** Where a full run stores the permissions that each role used, a file for each stack. */
export const RIGHTS_USED = ".local/rights-used";

/** Stores the permissions that a stack's tests used, for `npm run rights`, which runs after all tests. */
export async function keepRights(stack: LocalStack, name: string): Promise<void> {
  await mkdir(RIGHTS_USED, { recursive: true });
  await writeFile(join(RIGHTS_USED, `${name}.json`), JSON.stringify(stack.rights()));
}
