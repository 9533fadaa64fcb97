import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { linesFromPdf } from "../../shared/screenplay/pdf/text-layer.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { median, ms, print, repeated } from "./figures.ts";
import { longScreenplay } from "./long-screenplay.ts";

const ENTRY = fileURLToPath(new URL("../../infra/local/cli/breakdown.ts", import.meta.url));
const times = (value: number, floor: number) => `${(value / floor).toFixed(2)} ×`;

/** Measures the time to read a script of 120 pages, beside pdftotext on the same file. */
export async function benchReading(): Promise<void> {
  const pdf = await longScreenplay();
  const file = join(mkdtempSync(join(tmpdir(), "backlot-bench-")), "script.pdf");
  writeFileSync(file, pdf);
  const { lines, pageCount } = await linesFromPdf(pdf);
  const [cold = Number.NaN, ...warm] = await repeated(10, async () => scenesFromLines(lines));
  const what = `reader alone, ${pageCount} pages, ${lines.length} lines, cold / warm`;
  print(what, `${ms(cold)} / ${ms(median(warm))}`, "100 ms for 120 pages");
  const layer = median(await repeated(3, () => linesFromPdf(pdf)));
  print("text layer of the same PDF", ms(layer));
  const before = process.cpuUsage();
  scenesFromLines((await linesFromPdf(pdf)).lines);
  const { user, system } = process.cpuUsage(before);
  print("processor time of text layer and reader, warm", ms((user + system) / 1000));
  const whole = median(await repeated(3, async () => spawnSync(process.execPath, [ENTRY, file])));
  print("PDF to breakdown in a process of its own", ms(whole), "3 s");
  const floor = () => spawnSync("pdftotext", ["-layout", file, "-"]);
  if (floor().status !== 0) return print("pdftotext -layout of the same PDF", "left out: pdftotext is not installed");
  const least = median(await repeated(3, async () => floor()));
  print("pdftotext -layout of the same PDF, the floor", ms(least));
  print("  as many times the floor: reader cold / warm", `${times(cold, least)} / ${times(median(warm), least)}`);
  print("  text layer / PDF to breakdown", `${times(layer, least)} / ${times(whole, least)}`);
}
