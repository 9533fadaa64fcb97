import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder cannot be used for the data, and why. */
export class DataFolderError extends Error {
  override name = "DataFolderError";
}

// Holds the number of the process that uses the folder; empty when none does.
const MARK = "backlot-data";

/** Takes a folder for this process. @returns what gives it back */
export function takeDataFolder(folder: string, { fresh = false } = {}): () => void {
  const mark = join(folder, MARK);
  const user = existsSync(mark) ? Number(readFileSync(mark, "utf8")) : 0;
  if (user && isRunning(user)) {
    throw new DataFolderError(
      `The data in ${folder} is in use by process ${user}. Stop that one, or keep other data: npm start -- --data FOLDER`,
    );
  }
  if (fresh) forget(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(mark, String(process.pid));
  return () => writeFileSync(mark, "");
}

/** Deletes our own data only: `--data ~ --fresh` must not empty a home. */
function forget(folder: string): void {
  if (!existsSync(folder)) return;
  if (readdirSync(folder).length > 0 && !existsSync(join(folder, MARK))) {
    throw new DataFolderError(`${folder} holds something else than Backlot's data, so --fresh leaves it alone.`);
  }
  rmSync(folder, { recursive: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0); // sends nothing; throws when there is no such process
  } catch {
    return false;
  }
}
