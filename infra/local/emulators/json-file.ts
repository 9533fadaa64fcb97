import { existsSync, readFileSync } from "node:fs";
import type * as z from "zod";
import { DamagedFileError } from "./files/damaged-file-error.ts";
import { replaceFile } from "./files/durable-file.ts";

/** A persistent value: modify it in place, then save it. */
export interface JsonFile<Value> {
  readonly value: Value;
  save(): void;
}

/** Loads the value stored in `file`, or starts with `initial`. Without a file the value is kept in memory only. */
export function jsonFile<Schema extends z.ZodType>(
  file: string | undefined,
  schema: Schema,
  initial: () => z.infer<Schema>,
): JsonFile<z.infer<Schema>> {
  if (file === undefined) return { value: initial(), save: () => {} };
  let written = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const value = written === undefined ? initial() : parsed(schema, written, file);
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
    const problem = text === "" ? "is empty" : "is not in the form in which this version writes it";
    throw new DamagedFileError(file, `is damaged: it ${problem}`, cause);
  }
}
