import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as z from "zod";
import { buildAll } from "../build.ts";
import { ReleaseError, releaseVersion } from "../config/release-version.ts";
import { packArtefact, sha256 } from "./artefact.ts";

const usage = `npm run release -- [--tag TAG] FILE

  Builds the functions and the web, and packs them into FILE, which npm run deploy -- --artefact FILE publishes.

  --tag TAG       first checks that TAG, the version in package.json and the newest release in CHANGELOG.md agree`;

const Package = z.object({ version: z.string() });

async function release(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { tag: { type: "string" } }, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined) throw new ReleaseError(usage);
  if (values.tag !== undefined) {
    const { version } = Package.parse(JSON.parse(readFileSync("package.json", "utf8")));
    releaseVersion(version, readFileSync("CHANGELOG.md", "utf8"), values.tag);
  }
  await buildAll();
  const artefact = packArtefact(process.cwd());
  writeFileSync(file, artefact);
  const hash = sha256(artefact);
  console.log(`${file}: ${(artefact.length / 1e6).toFixed(1)} MB, SHA-256 ${hash}`);
}

try {
  await release();
} catch (error) {
  if (!(error instanceof ReleaseError) && !(error instanceof TypeError && "code" in error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
