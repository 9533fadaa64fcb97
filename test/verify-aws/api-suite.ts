import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import * as z from "zod";
import { type KnownFailure, LEFT_OUT } from "./known-differences.ts";

const RESULTS = ".local/verify-aws.json";

const Results = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

/** A test of the API suite that was run, as in its file. */
export interface RunTest {
  readonly file: string;
  readonly title: string;
  readonly hasPassed: boolean;
}

/** Runs the API suite on a stack whose functions call moto, on which the templates are deployed. */
export async function apiSuiteOn(motoUrl: string): Promise<RunTest[]> {
  rmSync(RESULTS, { force: true });
  const words = ["run", "--project", "whole", "--reporter=default", "--reporter=json", `--outputFile.json=${RESULTS}`];
  const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", ...words, "test/api/"], {
    stdio: "inherit",
    env: { ...process.env, MOTO_URL: motoUrl, SKIPPED_TESTS: LEFT_OUT.map(({ files }) => files).join("\n") },
  });
  await once(child, "exit");
  const { testResults } = Results.parse(JSON.parse(readFileSync(RESULTS, "utf8")));
  return testResults.flatMap(({ name, status, assertionResults }): RunTest[] => {
    const file = relative(process.cwd(), name);
    // A file that cannot be loaded has no tests.
    if (assertionResults.length === 0) return [{ file, title: "the file", hasPassed: status === "passed" }];
    return assertionResults
      .filter((one) => ["passed", "failed"].includes(one.status))
      .map((one) => ({ file, title: one.title, hasPassed: one.status === "passed" }));
  });
}

/** What differs from the known failures. */
export function differencesOf(tests: readonly RunTest[], known: readonly KnownFailure[]): string[] {
  const isOf = ({ file, title }: RunTest) => known.find((one) => one.file === file && one.title === title);
  const unknown = tests.filter((one) => !one.hasPassed && !isOf(one));
  const gone = tests.filter((one) => one.hasPassed && isOf(one)?.isCertain);
  const missing = known.filter((one) => !tests.some(({ file, title }) => file === one.file && title === one.title));
  return [
    ...unknown.map(({ file, title }) => `${file} fails on moto: ${title}`),
    ...gone.map(({ file, title }) => `${file} passes on moto now: delete "${title}" from known-differences.ts.`),
    ...missing.map(({ file, title }) => `${file} has no test "${title}": delete it from known-differences.ts.`),
  ];
}
