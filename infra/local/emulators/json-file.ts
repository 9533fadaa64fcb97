import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type * as z from "zod";

/** A value that outlives the process: change it in place, then save. */
export interface JsonFile<Value> {
  readonly value: Value;
  save(): void;
}

/** Opens the value kept in `file`, or starts with `initial`; without a file the value lives in memory only. */
export function jsonFile<Schema extends z.ZodType>(
  file: string | undefined,
  schema: Schema,
  initial: () => z.infer<Schema>,
): JsonFile<z.infer<Schema>> {
  if (file === undefined) return { value: initial(), save: () => {} };
  let written = existsSync(file) ? readFileSync(file, "utf8") : "";
  const value = written === "" ? initial() : parsed(schema, written, file);
  return {
    value,
    save() {
      const text = JSON.stringify(value);
      if (text === written) return;
      replaceFile(file, text);
      written = text;
    },
  };
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string, file: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`"${file}" is damaged or of an older version; start with --fresh to forget it.`, { cause });
  }
}

/** Written beside and renamed, so that a crash leaves the old file or the new one and never half of either. */
function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
