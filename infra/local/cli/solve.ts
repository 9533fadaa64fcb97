import { parseArgs } from "node:util";
import { parseInstance } from "../../../shared/schedule/optimise/instance/instance.ts";
import { solveShoot } from "../../../shared/schedule/optimise/solve.ts";
import { readJson } from "./json-file.ts";
import { budgetOfSeconds, secondsFrom, seedFrom } from "./seconds.ts";

const USAGE = "usage: npm run --silent solve -- PRODUCTION.json [--seconds N] [--seed S]";

/** Prints the schedule of a production, or why there is none, and nothing else, to standard output. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(USAGE);
  const budget = budgetOfSeconds(secondsFrom(values.seconds));
  const shoot = parseInstance(await readJson(file));
  console.log(JSON.stringify(solveShoot(shoot, { budget, seed: seedFrom(values.seed) })));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
