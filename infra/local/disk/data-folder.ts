import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { DamagedFileError } from "../emulators/files/damaged-file-error.ts";
import { ensureFolder, replaceFile } from "../emulators/files/durable-file.ts";
import { LOCK, lockFolder, unlockFolder } from "./folder-lock.ts";
import {
  type Hashes,
  keepLastGood,
  LAST_GOOD,
  lastGoodAt,
  requireIndexesPresent,
  requireUnchanged,
  restoreLastGood,
} from "./last-good.ts";

/** The data folder cannot be used; the message gives the reason. */
export class DataFolderError extends Error {
  override name = "DataFolderError";
}

export interface DataFolderOptions {
  /** Delete the data first. */
  readonly fresh?: boolean;
  /** Restore the last good version first. */
  readonly restore?: boolean;
}

export interface DataFolder {
  /** Releases the folder after a clean close. Call it when there are no more writes. */
  close(): void;
  /** Releases the folder in the state that a crash would leave. */
  abandon(): void;
}

// Marks the folder as Backlot's. Between a clean close and the next start it holds the hashes of the files.
const MARK = "backlot-data";

const Closed = z.object({ hashes: z.record(z.string(), z.string()) });

/** Acquires a folder for this process. @throws {DataFolderError} when it is in use, not Backlot's, or damaged */
export function takeDataFolder(folder: string, { fresh = false, restore = false }: DataFolderOptions = {}): DataFolder {
  const isOurs = existsSync(join(folder, MARK));
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  // `--data ~ --fresh` must not delete a home directory.
  if (fresh && !isOurs && !isEmpty)
    throw new DataFolderError(`${folder} contains something other than Backlot's data, so --fresh does not delete it.`);
  ensureFolder(folder);
  if (isOurs || isEmpty) chmodSync(folder, 0o700);
  const user = lockFolder(folder);
  if (user !== undefined) {
    throw new DataFolderError(
      `The data in ${folder} is in use by process ${user}. Stop it, or use another folder: npm start -- --data FOLDER`,
    );
  }
  try {
    if (fresh) forget(folder);
    else if (restore) restoreData(folder);
    else requireWhole(folder);
    replaceFile(join(folder, MARK), "");
  } catch (error) {
    unlockFolder(folder);
    throw error instanceof DamagedFileError ? damageIn(folder, error) : error;
  }
  return {
    close() {
      replaceFile(join(folder, MARK), JSON.stringify({ hashes: keepLastGood(folder) }));
      unlockFolder(folder);
    },
    abandon: () => unlockFolder(folder),
  };
}

/** An error that names the damaged file, its last good version, and the command that restores it. */
export function damageIn(folder: string, { message, cause }: DamagedFileError): DataFolderError {
  const keptAt = lastGoodAt(folder);
  const backup = join(folder, LAST_GOOD);
  const advice =
    keptAt === undefined
      ? "There is no earlier version of it, because the app has not yet been closed cleanly with this data."
      : `The last good version, of ${keptAt.toISOString().slice(0, 16).replace("T", " ")} UTC, is in "${backup}". To return to it, start again with --restore; the current files are then moved into a folder beside it.`;
  return new DataFolderError(`${message}\n${advice}`, { cause });
}

function forget(folder: string): void {
  for (const name of readdirSync(folder)) if (name !== LOCK) rmSync(join(folder, name), { recursive: true });
}

function restoreData(folder: string): void {
  if (lastGoodAt(folder) === undefined)
    throw new DataFolderError(`There is no "${join(folder, LAST_GOOD)}" to return to.`);
  restoreLastGood(folder);
}

function requireWhole(folder: string): void {
  const mark = join(folder, MARK);
  const written = existsSync(mark) ? readFileSync(mark, "utf8") : "";
  // It is empty after a crash; an earlier version of Backlot wrote its process id.
  if (written.startsWith("{")) requireUnchanged(folder, hashesIn(mark, written));
  else requireIndexesPresent(folder);
}

function hashesIn(mark: string, written: string): Hashes {
  try {
    return Closed.parse(JSON.parse(written)).hashes;
  } catch (cause) {
    throw new DamagedFileError(mark, "is damaged", cause);
  }
}
