import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CLOUDFRONT_REGION } from "../../infra/config/config.ts";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";
import { REGIONS_OF_LOGS as REGIONS } from "../../infra/operations/account-checks.ts";
import { apiSuiteOf, differencesOf, suiteFiles } from "./api-suite.ts";
import { deployOnMoto } from "./deployment.ts";
import { installJudges, judge, startMoto } from "./judges.ts";
import { FAILING_ON_MOTO } from "./known-differences.ts";
import { differencesIn, resourceTable } from "./resource-table.ts";
import { complaintsAboutMachines } from "./state-machines.ts";

const usage = `npm run verify-aws -- [--suite [FILE ...]]

  Verifies the templates by programs that are not ours: cfn-lint for each region to which CloudFront delivers logs,
  asl-validator and moto for the state machines, and a deployment on moto. Needs Python 3.11 or later, and installs its
  packages into .local/judges.

  --suite        also runs the API suite with moto's DynamoDB and S3, which takes about half an hour
  --suite FILE   runs only these files of the suite, such as test/api/roster/cast.test.ts`;

/** Settings that add resources to those of the defaults. */
const ALL_ON = {
  alarmMail: "alarms@studio.example",
  domain: "backlot.studio.example",
  certificate: "arn:aws:acm:us-east-1:111111111111:certificate/01234567",
  forecast: "https://api.open-meteo.com/v1/forecast",
  secondStep: "required",
};

/** @returns what is wrong with the templates and state machines */
async function verify(): Promise<string[]> {
  installJudges();
  const assembly = await synthesise();
  const templates = loadTemplates(readAssembly(assembly), () => ({
    site: "localhost:4000",
    storage: "localhost:4001",
  }));
  const found: string[] = [];

  found.push(...lint(assembly, REGIONS), ...lint(await synthesise({ ...ALL_ON, web: page() }), REGIONS));

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

/** What cfn-lint says of an assembly: of the stacks for us-east-1 there, and of the others in each of the regions. */
function lint(assembly: string, regions: readonly string[]): string[] {
  const all = globSync(`${assembly}/*.template.json`);
  const global = all.filter((file) => /Backlot(?:Wall|Budget)\.template/.test(file));
  const found = [
    ...lintIn(global, [CLOUDFRONT_REGION]),
    ...lintIn(
      all.filter((file) => !global.includes(file)),
      regions,
    ),
  ];
  console.log(`cfn-lint: ${all.length} templates for ${regions.length} regions`);
  return found;
}

function lintIn(files: readonly string[], regions: readonly string[]): string[] {
  const words = ["--non-zero-exit-code", "error", "--regions", ...regions, "--format", "parseable", "-t", ...files];
  const { status, stdout, stderr } = spawnSync(judge("cfn-lint"), words, { encoding: "utf8", maxBuffer: 1e8 });
  if (status === 0) return [];
  // A fatal error ends with a status of its own.
  const errors = `${stdout}${stderr}`.split("\n").filter((line) => /:[EF]\d{4}:|Error/.test(line));
  return [...errors, `cfn-lint ended with status ${status}.`];
}

/** A folder with a page, for the stack that publishes the web. */
function page(): string {
  const folder = mkdtempSync(join(tmpdir(), "backlot-page-"));
  writeFileSync(join(folder, "index.html"), "");
  return folder;
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
