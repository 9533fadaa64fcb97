import { writeFileSync } from "node:fs";
import { buildAll } from "../build.ts";
import { packArtefact, sha256 } from "./artefact.ts";

const usage = `npm run release -- FILE

  Builds the functions and the web, and packs them into FILE, which npm run deploy -- --artefact FILE publishes.`;

const [file] = process.argv.slice(2);
if (file === undefined || file.startsWith("-")) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await buildAll();
  const artefact = packArtefact(process.cwd());
  writeFileSync(file, artefact);
  const hash = sha256(artefact);
  console.log(`${file}: ${(artefact.length / 1e6).toFixed(1)} MB, SHA-256 ${hash}`);
}
