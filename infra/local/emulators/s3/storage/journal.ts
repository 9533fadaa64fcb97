import { closeSync, existsSync, readFileSync, truncateSync } from "node:fs";
import type * as z from "zod";
import { DamagedFileError } from "../../files/damaged-file-error.ts";
import { appendSynced, openForAppending, replaceFile } from "../../files/durable-file.ts";

/** An append-only file with one JSON entry per line. */
export interface Journal<Entry> {
  /** The entries that the journal contained when it was opened. */
  readonly entries: readonly Entry[];
  append(entry: Entry): void;
  /** Replaces the content of the journal with these entries. */
  replace(entries: readonly Entry[]): void;
  close(): void;
}

export function openJournal<Schema extends z.ZodType>(file: string, schema: Schema): Journal<z.infer<Schema>> {
  const entries = existsSync(file) ? entriesIn(file, schema) : [];
  let descriptor = openForAppending(file);
  return {
    entries,
    append: (entry) => appendSynced(descriptor, file, lineOf(entry)),
    replace(kept) {
      closeSync(descriptor);
      replaceFile(file, kept.map(lineOf).join(""));
      descriptor = openForAppending(file);
    },
    close: () => closeSync(descriptor),
  };
}

function lineOf(entry: unknown): string {
  return `${JSON.stringify(entry)}\n`;
}

function entriesIn<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>[] {
  const bytes = readFileSync(file);
  // Drop a last line that a crash cut short: it was never confirmed, and the next entry must not be appended to it.
  const whole = bytes.lastIndexOf("\n") + 1;
  if (whole < bytes.length) {
    console.error(
      `"${file}" ended within a line, as a crash leaves it. The change in that line was not confirmed and is dropped.`,
    );
    truncateSync(file, whole);
  }
  const lines = bytes.toString("utf8", 0, whole).split("\n").slice(0, -1);
  return lines.map((line, index) => {
    try {
      return schema.parse(JSON.parse(line));
    } catch (cause) {
      throw new DamagedFileError(file, `is damaged in line ${index + 1}`, cause);
    }
  });
}
