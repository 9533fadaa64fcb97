import { readFile } from "node:fs/promises";

/** @throws {Error} that names the missing or invalid file and the cause */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
