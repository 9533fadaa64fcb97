import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import type * as z from "zod";

/** Entries that are only ever added, one line of JSON each: what was added stays, and costs no rewriting. */
export interface Journal<Entry> {
  /** What was in the journal when it was opened. */
  readonly entries: readonly Entry[];
  append(entry: Entry): void;
  /** Starts again with these entries only. */
  replace(entries: readonly Entry[]): void;
  close(): void;
}

export function openJournal<Schema extends z.ZodType>(file: string, schema: Schema): Journal<z.infer<Schema>> {
  const entries = existsSync(file) ? entriesIn(file, schema) : [];
  let descriptor = openSync(file, "a");
  return {
    entries,
    append: (entry) => void writeSync(descriptor, lineOf(entry)),
    replace(kept) {
      closeSync(descriptor);
      writeFileSync(`${file}.new`, kept.map(lineOf).join(""));
      renameSync(`${file}.new`, file);
      descriptor = openSync(file, "a");
    },
    close: () => closeSync(descriptor),
  };
}

function lineOf(entry: unknown): string {
  return `${JSON.stringify(entry)}\n`;
}

function entriesIn<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>[] {
  const bytes = readFileSync(file);
  // A crash may have cut the last line short. That entry never was, and the next one must not be joined to it.
  const whole = bytes.lastIndexOf("\n") + 1;
  if (whole < bytes.length) truncateSync(file, whole);
  const lines = bytes.toString("utf8", 0, whole).split("\n").slice(0, -1);
  return lines.map((line, index) => {
    try {
      return schema.parse(JSON.parse(line));
    } catch (cause) {
      throw new Error(`Line ${index + 1} of "${file}" is damaged; start with --fresh to forget it.`, { cause });
    }
  });
}
