import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import * as z from "zod";
import { deployOnMoto } from "./deployment.ts";
import { type Moto, startMoto } from "./judges.ts";
import { type KnownFailure, LEFT_OUT } from "./known-differences.ts";
import { assemblyForMoto } from "./moto-options.ts";

const RESULTS = ".local/verify-aws";

const Results = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
});

/** A test of the API suite that was run, as in its file. */
export interface RunTest {
  readonly file: string;
  readonly title: string;
  readonly hasPassed: boolean;
  /** The first line of why it failed. */
  readonly why?: string | undefined;
}

/** The files of the API suite that are run on moto. */
export const suiteFiles = (): string[] =>
  globSync("test/api/**/*.test.ts", { exclude: LEFT_OUT.map(({ files }) => files) }).toSorted();

/**
 * Runs files of the API suite, each on a copy of a moto server on which the templates were deployed once, because moto
 * copies whole tables in each transaction and becomes slow as they grow. Prints a line for each file.
 */
export async function apiSuiteOf(files: readonly string[]): Promise<RunTest[]> {
  const deployed = await startMoto();
  try {
    const { failed } = await deployOnMoto(deployed.url, await assemblyForMoto());
    if (failed.length > 0) throw new Error(`moto does not deploy ${failed[0]!.stack}: ${failed[0]!.reason}`);
    return await runEach(files, deployed);
  } finally {
    deployed.close();
  }
}

async function runEach(files: readonly string[], deployed: Moto): Promise<RunTest[]> {
  const left = [...files];
  const tests: RunTest[] = [];
  async function runNext(): Promise<void> {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      const began = Date.now();
      const run = await runFile(file, deployed);
      const failed = run.filter(({ hasPassed }) => !hasPassed).length;
      console.log(
        `${file.padEnd(52)} ${run.length} tests, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s`,
      );
      tests.push(...run);
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.floor(availableParallelism() / 2)) }, runNext));
  return tests;
}

/** Runs a file on a local stack whose functions call a copy of a moto server. */
async function runFile(file: string, deployed: Moto): Promise<RunTest[]> {
  const moto = await deployed.copy();
  try {
    const results = join(RESULTS, `${relative("test/api", file).replaceAll("/", "-")}.json`);
    mkdirSync(RESULTS, { recursive: true });
    rmSync(results, { force: true });
    const words = [
      "run",
      "--project",
      "whole",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}`,
    ];
    const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", ...words, file], {
      stdio: process.env.VERBOSE ? "inherit" : ["ignore", "ignore", "inherit"],
      env: { ...process.env, MOTO_URL: moto.url },
    });
    await once(child, "exit");
    const { testResults } = Results.parse(JSON.parse(readFileSync(results, "utf8")));
    return testResults.flatMap(({ status, assertionResults }): RunTest[] => {
      // A file that cannot be loaded has no tests.
      if (assertionResults.length === 0) return [{ file, title: "the file", hasPassed: status === "passed" }];
      return assertionResults
        .filter((one) => ["passed", "failed"].includes(one.status))
        .map(({ title, status: ended, failureMessages: [why] }) => {
          return { file, title, hasPassed: ended === "passed", why: why?.split("\n")[0] };
        });
    });
  } finally {
    moto.close();
  }
}

/** What differs from the known failures. */
export function differencesOf(tests: readonly RunTest[], known: readonly KnownFailure[]): string[] {
  const isOf = ({ file, title }: RunTest) => known.find((one) => one.file === file && one.title === title);
  const unknown = tests.filter((one) => !one.hasPassed && !isOf(one));
  const gone = tests.filter((one) => one.hasPassed && isOf(one)?.isCertain);
  const missing = known.filter((one) => !tests.some(({ file, title }) => file === one.file && title === one.title));
  return [
    ...unknown.map(({ file, title, why }) => `${file} fails on moto: ${title}${why ? ` (${why})` : ""}`),
    ...gone.map(({ file, title }) => `${file} passes on moto now: delete "${title}" from known-differences.ts.`),
    ...missing.map(({ file, title }) => `${file} has no test "${title}": delete it from known-differences.ts.`),
  ];
}
