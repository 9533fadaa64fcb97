import type { Reporter, TestCase, TestModule } from "vitest/node";

const EVERY_MS = 15_000;
const HANGS_AFTER_MS = 30_000;
const SLOWEST = 10;
const DIFF_LINES = 30;

/**
 * Prints the progress of a run, tests that run for more than half a minute, how to run a failed test alone, the slowest
 * tests, and one line of totals.
 */
export class ProgressReporter implements Reporter {
  private readonly began = performance.now();
  private readonly running = new Map<TestCase, { readonly since: number; isNamed: boolean }>();
  private readonly durations: { readonly name: string; readonly milliseconds: number }[] = [];
  private files = { ended: 0, all: 0 };
  private tests = { passed: 0, failed: 0, skipped: 0 };
  private timer: NodeJS.Timeout | undefined;

  onTestRunStart(files: readonly unknown[]): void {
    this.files.all = files.length;
    this.timer = setInterval(() => this.say(), EVERY_MS);
    this.timer.unref();
  }

  onTestCaseReady(test: TestCase): void {
    this.running.set(test, { since: performance.now(), isNamed: false });
  }

  onTestCaseResult(test: TestCase): void {
    this.running.delete(test);
    const { state } = test.result();
    if (state !== "pending") this.tests[state]++;
    const milliseconds = test.diagnostic()?.duration ?? 0;
    this.durations.push({ name: nameOf(test), milliseconds });
    if (state === "failed")
      console.log(`Failed: ${nameOf(test)}\n${errorsOf(test)}\n  Run it alone: ${commandFor(test)}\n`);
  }

  onTestModuleEnd(_module: TestModule): void {
    this.files.ended++;
  }

  onTestRunEnd(): void {
    clearInterval(this.timer);
    const slowest = this.durations.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
    console.log("\nThe slowest tests:");
    for (const { name, milliseconds } of slowest)
      console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
    console.log(`\n${this.totals()}`);
  }

  private say(): void {
    console.log(this.totals());
    for (const [test, state] of this.running) {
      if (state.isNamed || performance.now() - state.since < HANGS_AFTER_MS) continue;
      state.isNamed = true;
      console.log(`Running for more than ${HANGS_AFTER_MS / 1000} s: ${nameOf(test)} (${placeOf(test)})`);
    }
  }

  private totals(): string {
    const { passed, failed, skipped } = this.tests;
    const seconds = ((performance.now() - this.began) / 1000).toFixed(0);
    const left = `${skipped > 0 ? `, ${skipped} skipped` : ""}`;
    return `${this.files.ended} of ${this.files.all} files, ${passed} tests passed, ${failed} failed${left}, ${seconds} s`;
  }
}

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} > ${test.fullName}`;

/** The expected value and the location; at the end of the run vitest prints the code beside it. */
function errorsOf(test: TestCase): string {
  const { errors = [] } = test.result();
  return errors
    .map(({ message, diff = "", stacks = [] }) => {
      const [place] = stacks;
      const at = place ? `    at ${place.file}:${place.line}:${place.column}` : "";
      return [message, diff.split("\n").slice(0, DIFF_LINES).join("\n"), at].filter((part) => part !== "").join("\n");
    })
    .join("\n");
}

const placeOf = ({ module, location }: TestCase) => `${module.relativeModuleId}${location ? `:${location.line}` : ""}`;

function commandFor({ module, fullName }: TestCase): string {
  const pattern = fullName
    .split(" > ")
    .join(" ")
    .replaceAll(/[\\^$.*+?()[\]{}|"`!']/g, ".");
  return `npm run unit -- ${module.relativeModuleId} -t "${pattern}"`;
}
