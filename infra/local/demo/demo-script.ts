import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { demoScreenplay } from "./screenplay.ts";
import { screenplayPdf } from "./typeset.ts";

const { values, positionals } = parseArgs({ options: { numbers: { type: "boolean" } }, allowPositionals: true });
const [out, ...more] = positionals;
if (out === undefined || more.length > 0) {
  console.error("Usage: npm run --silent demo-script -- [--numbers] OUT.pdf");
  process.exit(2);
}
await writeFile(out, await screenplayPdf(await demoScreenplay(), values));
