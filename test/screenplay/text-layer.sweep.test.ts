import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { pdfOf, text } from "./pdf-file.ts";

it("reading works in one bundled file away from node_modules", async () => {
  const folder = mkdtempSync(join(tmpdir(), "text-layer-"));
  const entry = `import { linesFromPdf } from "./shared/screenplay/pdf/text-layer.ts"; import { readFileSync } from "node:fs";
    console.log(JSON.stringify((await linesFromPdf(readFileSync("three.pdf"))).lines.map((line) => line.text)));`;
  const three = pdfOf(["one", "two", "three"].map((words) => ({ content: text(words, 100, 700) })));
  writeFileSync(join(folder, "three.pdf"), three);
  await build({
    stdin: { contents: entry, resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    platform: "node",
    outfile: join(folder, "bundle.mjs"),
    logLevel: "error",
  });
  const printed = execFileSync(process.execPath, ["bundle.mjs"], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  expect(JSON.parse(printed.trim().split("\n").at(-1)!)).toEqual(["one", "two", "three"]);
});
