import { parseArgs } from "node:util";
import { secondsFrom, seedFrom } from "../../infra/local/cli/seconds.ts";
import { solveTalent } from "../../infra/local/talent/solve.ts";
import type { Budget } from "../../shared/schedule/search/budget.ts";
import { print } from "./figures.ts";
import { leastPay } from "./talent-baseline.ts";
import { randomTalentInstance } from "./talent-instances.ts";

const USAGE = `usage: npm run bench-talent -- [--seconds N] [--instances N] [--seed S] [--scenes N,N] [--actors N,N]

Prints how many random talent instances of each size are proven optimal within N seconds each.`;

/** Sizes from the range of Chu and Stuckey (2015). */
const SCENES = "16,24,32,40,48,56,64";
const ACTORS = "8,10,12,14,16,18,20,22";

/** Prints the figures of one size, beside those of the baseline. */
function benchSize(
  scenes: number,
  actors: number,
  options: { seconds: number; instances: number; seed: number },
): void {
  const { seconds, instances, seed } = options;
  let proven = 0;
  let provenByBaseline = 0;
  let gap = 0;
  let took = 0;
  for (let number = 0; number < instances; number++) {
    const instance = randomTalentInstance(scenes, actors, seed + number);
    const began = performance.now();
    const { status, cost, bound } = solveTalent(instance, { budget: budgetFromNow(seconds) });
    took += performance.now() - began;
    if (status === "optimal") proven++;
    gap = Math.max(gap, cost / bound - 1);
    const least = leastPay(instance, budgetFromNow(seconds));
    if (least === undefined) continue;
    provenByBaseline++;
    const isWrong = status === "optimal" ? Math.abs(cost - least) > 1e-6 : cost < least - 1e-6 || bound > least + 1e-6;
    if (isWrong) throw new Error(`Instance ${seed + number}: ${status} at ${cost}, bound ${bound}, baseline ${least}.`);
  }
  const average = (took / instances / 1000).toFixed(2);
  print(`${scenes} scenes × ${actors} actors: proven in ${seconds} s`, `${proven} of ${instances}`);
  print(`  average time, largest gap`, `${average} s, ${(100 * gap).toFixed(1)} %`);
  print(`  plain dynamic programming`, `${provenByBaseline} of ${instances}`);
}

function budgetFromNow(seconds: number): Budget {
  const began = performance.now();
  const spent = () => Math.min(1, (performance.now() - began) / (1000 * seconds));
  return { spent, expired: () => spent() >= 1 };
}

/** @throws {Error} that quotes the invalid value */
function numbersFrom(name: string, text: string, least: number, most: number): number[] {
  return text.split(",").map((part) => {
    const number = Number(part);
    if (/^\d+$/.test(part) && number >= least && number <= most) return number;
    throw new Error(`--${name} must be numbers from ${least} to ${most}, not "${text}".\n${USAGE}`);
  });
}

function main(): void {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "60" },
      instances: { type: "string", default: "10" },
      seed: { type: "string", default: "1" },
      scenes: { type: "string", default: SCENES },
      actors: { type: "string", default: ACTORS },
    },
  });
  const [instances = 1, ...others] = numbersFrom("instances", values.instances, 1, 1000);
  if (others.length > 0) throw new Error(`--instances must be one number, not "${values.instances}".\n${USAGE}`);
  const options = { seconds: secondsFrom(values.seconds), instances, seed: seedFrom(values.seed) };
  for (const scenes of numbersFrom("scenes", values.scenes, 2, 64)) {
    for (const actors of numbersFrom("actors", values.actors, 1, 30)) benchSize(scenes, actors, options);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
