import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scenesFromLines } from "../../shared/screenplay/scenes.ts";
import { linesFromPdf } from "../../shared/screenplay/text-layer.ts";
import { median, ms, print, repeated } from "./figures.ts";
import { longScreenplay } from "./long-screenplay.ts";

/** Prints how long a script of 120 pages takes to be read, beside pdftotext on the same file. */
export async function benchReading(): Promise<void> {
  const pdf = await longScreenplay();
  const { lines, pageCount } = await linesFromPdf(pdf);
  const parse = median(await repeated(9, async () => scenesFromLines(lines)));
  print(`reader alone, ${pageCount} pages, ${lines.length} lines`, ms(parse), "100 ms for 120 pages");
  print("text layer of the same PDF", ms(median(await repeated(3, () => linesFromPdf(pdf)))));
  const file = join(mkdtempSync(join(tmpdir(), "backlot-bench-")), "script.pdf");
  writeFileSync(file, pdf);
  const floor = () => spawnSync("pdftotext", ["-layout", file, "-"]);
  if (floor().status !== 0) return print("pdftotext -layout of the same PDF", "not installed");
  print("pdftotext -layout of the same PDF", ms(median(await repeated(3, async () => floor()))));
}
