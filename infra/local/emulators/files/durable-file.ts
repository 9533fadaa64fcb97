import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { noteFullDisk } from "./full-disk.ts";

/** Readable by the owner only. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

export function ensureFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
}

/** Replaces a file atomically: the new one is synced before the rename, so a crash leaves the old or the new one. */
export function replaceFile(file: string, text: string): void {
  ensureFolder(dirname(file));
  noteFullDisk(file, () => {
    const descriptor = openSync(`${file}.new`, "w", FILE_MODE);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(`${file}.new`, file);
  });
  syncFolder(dirname(file));
}

/** Opens a file for appending. */
export function openForAppending(file: string): number {
  const descriptor = openSync(file, "a", FILE_MODE);
  syncFolder(dirname(file));
  return descriptor;
}

/** Appends text and syncs it to disk. A partial write on a full disk is removed again. */
export function appendSynced(descriptor: number, file: string, text: string): void {
  const { size } = fstatSync(descriptor);
  try {
    noteFullDisk(file, () => {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    });
  } catch (error) {
    if (fstatSync(descriptor).isFile()) ftruncateSync(descriptor, size);
    throw error;
  }
}

/** Syncs a folder, so that renames and new files in it survive a crash. Windows cannot open or sync folders. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
