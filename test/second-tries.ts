import type { Reporter, TestCase } from "vitest/node";

/** Prints why a test failed that only its second try has passed: it is green, and still says something. */
export class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state !== "passed" || !test.diagnostic()?.flaky) return;
    const reasons = result.errors?.map(({ message, diff = "", stacks = [] }) =>
      [message, diff, ...stacks.map(placeOf)].join("\n"),
    );
    console.log(
      `Passed on its second try: ${test.module.relativeModuleId} > ${test.fullName}\n${reasons?.join("\n")}\n`,
    );
  }
}

function placeOf({ file, line, column }: { file: string; line: number; column: number }): string {
  return `    at ${file}:${line}:${column}`;
}
