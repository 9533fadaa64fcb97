import { writeFileSync } from "node:fs";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { templateFacts } from "./template-facts.ts";

// npm run release-facts -- COMMIT FOLDER: the facts of a release's templates, from its cloud assembly.
const [commit, folder] = process.argv.slice(2);
if (!commit || !folder) throw new Error("Name the release's commit and the folder of its synthesised templates.");
const facts = { commit, ...templateFacts(readAssembly(folder)) };
writeFileSync("test/upgrade/last-release.json", `${JSON.stringify(facts, null, 1)}\n`);
