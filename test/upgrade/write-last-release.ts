import { writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { readAssembly } from "../../infra/local/template/assembly.ts";

// npm run last-release -- COMMIT FOLDER: the templates of a release, from its cloud assembly.
const [commit, folder] = process.argv.slice(2);
if (!commit || !folder) throw new Error("Name the release's commit and the folder of its synthesised templates.");
writeFileSync(
  "test/upgrade/last-release.json.br",
  brotliCompressSync(JSON.stringify({ commit, stacks: readAssembly(folder) })),
);
