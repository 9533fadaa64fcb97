import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { processStart } from "./process-start.ts";

export const LOCK = "lock";

const Holder = z.object({ pid: z.int(), start: z.string() });
type Holder = z.infer<typeof Holder>;

/** Locks the folder for this process. @returns the id of the process that holds the lock, undefined on success */
export function lockFolder(folder: string): number | undefined {
  const lock = join(folder, LOCK);
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, start: processStart(process.pid) }), { mode: 0o600 });
  try {
    for (;;) {
      if (linked(mine, lock)) return undefined;
      const holder = holderOf(lock);
      if (holder && processStart(holder.pid) === holder.start) return holder.pid;
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

export function unlockFolder(folder: string): void {
  rmSync(join(folder, LOCK), { force: true });
}

/** Creates the lock as a hard link to a complete file, so that no process sees a lock without its holder. */
function linked(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function holderOf(lock: string): Holder | undefined {
  try {
    return Holder.parse(JSON.parse(readFileSync(lock, "utf8")));
  } catch {
    return undefined; // Deleted in the meantime, or truncated by a crash.
  }
}
