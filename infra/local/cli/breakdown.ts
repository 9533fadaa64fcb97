import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { tsvFromBreakdown } from "../../../shared/breakdown/formats/breakdown-tsv.ts";
import type { Breakdown } from "../../../shared/breakdown/model/breakdown.ts";
import { breakdownFromScenes } from "../../../shared/breakdown/model/breakdown-from-scenes.ts";
import { castListTsv } from "../../../shared/roster/options/cast-list.ts";
import { locationListTsv } from "../../../shared/roster/options/location-list.ts";
import { rosterFromBreakdown } from "../../../shared/roster/roles/roster-from-breakdown.ts";
import { scenesFromFdx } from "../../../shared/screenplay/files/fdx.ts";
import { scenesFromFountain } from "../../../shared/screenplay/files/fountain.ts";
import type { Scene } from "../../../shared/screenplay/model/scene.ts";
import { scenesFromLines } from "../../../shared/screenplay/scenes/scenes-from-lines.ts";
import { readLines } from "../text-detection/scan.ts";

const USAGE = "usage: npm run --silent breakdown -- FILE.pdf|.fdx|.fountain [--cast | --locations | --json]";

/** Prints the breakdown of a screenplay, and nothing else, to standard output. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { cast: { type: "boolean" }, locations: { type: "boolean" }, json: { type: "boolean" } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(USAGE);
  const scenes = await scenesIn(file);
  if (scenes.length === 0) throw new Error(`No scene headings were found in ${file}. Is it a screenplay?`);
  process.stdout.write(printed(breakdownFromScenes(scenes), values));
}

async function scenesIn(file: string): Promise<readonly Scene[]> {
  const bytes = new Uint8Array(await readFile(file));
  const text = () => new TextDecoder().decode(bytes);
  if (/\.fdx$/i.test(file)) return scenesFromFdx(text()).scenes;
  if (/\.fountain$/i.test(file)) return scenesFromFountain(text()).scenes;
  return scenesFromLines(await readLines(bytes, { onPage })).scenes;
}

/** Shows in a terminal which page has been read: a scanned page takes seconds. */
function onPage(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\rPage ${done} of ${total}${done === total ? "\n" : ""}`);
}

function printed(breakdown: Breakdown, form: { cast?: boolean; locations?: boolean; json?: boolean }): string {
  if (form.json) return `${JSON.stringify(breakdown, null, 2)}\n`;
  if (form.cast) return castListTsv(rosterFromBreakdown(breakdown), breakdown);
  if (form.locations) return locationListTsv(rosterFromBreakdown(breakdown), breakdown, []);
  return tsvFromBreakdown(breakdown);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
