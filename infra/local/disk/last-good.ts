import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DamagedFileError } from "../emulators/files/damaged-file-error.ts";
import { ensureFolder, syncFolder } from "../emulators/files/durable-file.ts";

/** The subfolder of the data folder with the copy made at the last clean close. */
export const LAST_GOOD = "last-good";

const INDEXES = ["*.json", "s3/*/journal.jsonl", "dynamodb/*"];
/** LevelDB's logs for people, and its lock. */
const NOT_DATA = /^dynamodb\/(?:LOG|LOG\.old|LOCK)$/;

/** The SHA-256 of each file, by its path in the data folder. */
export type Hashes = Readonly<Record<string, string>>;

/** Copies all data except the documents to `last-good`. @returns the hashes of the copied files */
export function keepLastGood(folder: string): Hashes {
  const unfinished = join(folder, `${LAST_GOOD}.new`);
  rmSync(unfinished, { recursive: true, force: true });
  ensureFolder(unfinished);
  const files = indexesIn(folder);
  for (const file of files) {
    ensureFolder(dirname(join(unfinished, file)));
    cpSync(join(folder, file), join(unfinished, file));
  }
  rmSync(join(folder, LAST_GOOD), { recursive: true, force: true });
  renameSync(unfinished, join(folder, LAST_GOOD));
  syncFolder(folder);
  return Object.fromEntries(files.map((file) => [file, hashOf(join(folder, file))]));
}

/** @throws {DamagedFileError} for the first file that does not match its hash */
export function requireUnchanged(folder: string, hashes: Hashes): void {
  for (const [name, hash] of Object.entries(hashes)) {
    const file = requirePresent(folder, name);
    if (hashOf(file) === hash) continue;
    const problem = statSync(file).size === 0 ? "is empty" : "is not what Backlot wrote when it was last closed";
    throw new DamagedFileError(file, `is damaged: it ${problem}`);
  }
}

/**
 * Checks that no file is missing or has become empty. After a crash files may be newer than the last good ones, so
 * hashes do not apply.
 */
export function requireIndexesPresent(folder: string): void {
  for (const name of indexesIn(join(folder, LAST_GOOD))) {
    // LevelDB itself deletes other files.
    if (name.startsWith("dynamodb/") && name !== "dynamodb/CURRENT") continue;
    const file = requirePresent(folder, name);
    // The documents of a bucket whose index is empty would be deleted as left over.
    if (statSync(file).size === 0 && statSync(join(folder, LAST_GOOD, name)).size > 0)
      throw new DamagedFileError(file, "is damaged: it is empty");
  }
}

/** Restores the last good version and moves the replaced files into a new folder `damaged-…`. */
export function restoreLastGood(folder: string): void {
  const aside = mkdtempSync(join(folder, "damaged-"));
  // The files of a LevelDB database are only consistent together.
  const parts = new Set(indexesIn(join(folder, LAST_GOOD)).map((name) => name.replace(/^dynamodb\/.*/, "dynamodb")));
  for (const part of parts) {
    const place = join(folder, part);
    ensureFolder(dirname(join(aside, part)));
    if (existsSync(place)) renameSync(place, join(aside, part));
    cpSync(join(folder, LAST_GOOD, part), place, { recursive: true });
  }
}

/** The time of the last good version, or undefined when there is none. */
export function lastGoodAt(folder: string): Date | undefined {
  const kept = join(folder, LAST_GOOD);
  return existsSync(kept) ? statSync(kept).mtime : undefined;
}

function indexesIn(folder: string): string[] {
  const names = globSync(INDEXES, { cwd: folder }).map((name) => name.replaceAll("\\", "/"));
  return names.filter((name) => !NOT_DATA.test(name)).sort();
}

function requirePresent(folder: string, name: string): string {
  const file = join(folder, name);
  if (!existsSync(file)) throw new DamagedFileError(file, "is missing");
  return file;
}

function hashOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("base64url");
}
