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
  const [cold = Number.NaN, ...warm] = await repeated(10, async () => scenesFromLines(lines));
  const what = `reader alone, ${pageCount} pages, ${lines.length} lines, cold / warm`;
  print(what, `${ms(cold)} / ${ms(median(warm))}`, "100 ms for 120 pages");
  print("text layer of the same PDF", ms(median(await repeated(3, () => linesFromPdf(pdf)))));
  const file = join(mkdtempSync(join(tmpdir(), "backlot-bench-")), "script.pdf");
  writeFileSync(file, pdf);
  const floor = () => spawnSync("pdftotext", ["-layout", file, "-"]);
  if (floor().status !== 0) return print("pdftotext -layout of the same PDF", "left out: pdftotext is not installed");
  print("pdftotext -layout of the same PDF", ms(median(await repeated(3, async () => floor()))));
}
