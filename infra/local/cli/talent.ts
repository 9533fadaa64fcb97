import { parseArgs } from "node:util";
import { talentFrom } from "../talent/instance.ts";
import { solveTalent } from "../talent/solve.ts";
import { readJson } from "./json-file.ts";
import { budgetOfSeconds, secondsFrom, seedFrom } from "./seconds.ts";

const USAGE = "usage: npm run --silent talent -- INSTANCE.json [--seconds N] [--seed S]";

/** Prints the best order of an instance's scenes, numbered from 1, and nothing else, to standard output. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: "string", default: "60" }, seed: { type: "string", default: "1" } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(USAGE);
  const budget = budgetOfSeconds(secondsFrom(values.seconds));
  const instance = talentFrom(await readJson(file));
  const { order, ...answer } = solveTalent(instance, { budget, seed: seedFrom(values.seed) });
  console.log(JSON.stringify({ ...answer, order: order.map((scene) => scene + 1) }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
