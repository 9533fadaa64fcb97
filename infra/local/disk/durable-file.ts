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

/** The owner alone may read what we write. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

export function ensureFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
}

/** Replaces a file by a new one that is on the disk before it takes the name, so a crash leaves either of them whole. */
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

/** Opens a file to which lines are added. */
export function openForAppending(file: string): number {
  const descriptor = openSync(file, "a", FILE_MODE);
  syncFolder(dirname(file));
  return descriptor;
}

/** Adds text at the end, on the disk when this returns. What a full disk took only in part is taken back. */
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

/** Makes the names in a folder as durable as the files. Windows has no such call, and opens no folders. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
