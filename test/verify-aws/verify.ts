import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { parseArgs } from "node:util";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";
import { apiSuiteOf, differencesOf, suiteFiles } from "./api-suite.ts";
import { deployOnMoto } from "./deployment.ts";
import { installJudges, judge, startMoto } from "./judges.ts";
import { FAILING_ON_MOTO } from "./known-differences.ts";
import { differencesIn, resourceTable } from "./resource-table.ts";
import { complaintsAboutMachines } from "./state-machines.ts";

const usage = `npm run verify-aws -- [--suite [FILE ...]]

  Verifies the templates by programs that are not ours: cfn-lint for two regions, asl-validator and moto for the state
  machines, and a deployment on moto. Needs Python 3.11 or later, and installs its packages into .local/judges.

  --suite        also runs the API suite with moto's DynamoDB and S3, which takes about half an hour
  --suite FILE   runs only these files of the suite, such as test/api/roster/cast.test.ts`;

const REGIONS = ["us-east-1", "eu-west-1"];

/** @returns what is wrong with the templates and state machines */
async function verify(): Promise<string[]> {
  installJudges();
  const assembly = await synthesise();
  const templates = loadTemplates(readAssembly(assembly), () => ({
    site: "localhost:4000",
    storage: "localhost:4001",
  }));
  const found: string[] = [];

  const files = globSync(`${assembly}/*.template.json`);
  const lint = ["--non-zero-exit-code", "error", "--regions", ...REGIONS, "--format", "parseable", "-t", ...files];
  const { status, stdout, stderr } = spawnSync(judge("cfn-lint"), lint, { encoding: "utf8", maxBuffer: 1e8 });
  // A fatal error ends with a status of its own.
  if (status !== 0) found.push(...`${stdout}${stderr}`.split("\n").filter((line) => /:[EF]\d{4}:|Error/.test(line)));
  if (status !== 0) found.push(`cfn-lint ended with status ${status}.`);
  console.log(`cfn-lint: ${files.length} templates for ${REGIONS.join(" and ")}`);

  const moto = await startMoto();
  try {
    const { resources, failed, nowKnown } = await deployOnMoto(moto.url, assembly);
    console.log(`\n${resourceTable(resources)}\n`);
    found.push(...failed.map(({ stack, reason }) => `moto does not deploy ${stack}: ${reason}`));
    found.push(...differencesIn(resources, nowKnown));
    const machines = await complaintsAboutMachines(moto.url, templates);
    console.log(`State machines: ${machines.count}, by asl-validator and moto's parser`);
    found.push(...machines.found);
  } finally {
    moto.close();
  }
  return found;
}

/** Runs these files of the API suite. */
async function differencesOfSuite(files: readonly string[], known = FAILING_ON_MOTO): Promise<string[]> {
  const tests = await apiSuiteOf(files);
  const passed = tests.filter(({ hasPassed }) => hasPassed).length;
  console.log(`API suite: ${passed} of ${tests.length} tests pass on moto`);
  for (const { title, side, why } of known) console.log(`  known: ${title}: ${side}. ${why}`);
  return differencesOf(tests, known);
}

function report(found: readonly string[]): void {
  for (const line of found) console.error(`FAIL  ${line}`);
  console.log(found.length === 0 ? "No unknown difference." : `${found.length} unknown differences.`);
  if (found.length > 0) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { suite: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
});
if (values.help) console.log(usage);
else if (positionals.length > 0) {
  installJudges();
  const known = FAILING_ON_MOTO.filter(({ file }) => positionals.includes(file));
  report(await differencesOfSuite(positionals, known));
} else {
  const found = await verify();
  report(values.suite ? [...found, ...(await differencesOfSuite(suiteFiles()))] : found);
}
