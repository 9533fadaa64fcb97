import { readFile } from "node:fs/promises";

/** The demo production's screenplay, in Fountain. */
export async function demoScreenplay(): Promise<string> {
  return await readFile(new URL("the-honest-tide.fountain", import.meta.url), "utf8");
}
