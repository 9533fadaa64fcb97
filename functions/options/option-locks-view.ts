import type { OptionLock } from "../../shared/roster/options/option-lock.ts";
import { emailsOf } from "../store/account/users.ts";
import type { OptionsFor } from "../store/options/option-key.ts";
import type { LockRow } from "../store/options/option-locks.ts";

/** A locked option, with all roles or groups that were merged into its own. */
export interface LockedOption {
  readonly id: string;
  readonly name: string;
  readonly places: readonly OptionsFor[];
}

/** Who locked which options and when, for the response. */
export async function optionLocksView(
  rows: readonly LockRow[],
  locked: readonly LockedOption[],
): Promise<(OptionLock & { id: string })[]> {
  const emails = await emailsOf(rows.map(({ lockedBy }) => lockedBy));
  return locked.flatMap(({ id, name, places }) => {
    const keys = new Set(places.map((place) => `LOCK#${place.kind}#${place.id}`));
    const row = rows.find((one) => keys.has(one.sk) && one.name === name);
    return row ? { id, name, by: emails.get(row.lockedBy) ?? "", at: row.lockedAt } : [];
  });
}
