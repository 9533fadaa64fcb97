import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { FEWER_COLLECTIONS } from "./test/node-flags.ts";
import { ProgressReporter } from "./test/progress-reporter.ts";
import { contractTable } from "./web/vite.config.ts";

if (Number(process.versions.node.split(".")[0]) < 24)
  throw new Error(`The tests need Node 24; this is ${process.version}. Run them through npm: npm run unit -- FILE`);

const root = new URL(".", import.meta.url).pathname;

/** Files that run.ts excludes, a line each. */
const skipped = (process.env.SKIPPED_TESTS ?? "").split("\n").filter((file) => file !== "");

// No test measures speed: these are several times what any test takes on a loaded machine.
const limits = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** Files that run much longer than their size suggests, for the order of files without a recorded time. */
const LONG =
  /optimise\/solve|best-schedule|regular-expressions|pdf-geometry|due-date|house-styles|hostile-scripts|by-keys/;

/**
 * Longest first, and evenly across projects: pure files fill the time in which browsers and engines leave the CPU idle.
 * Pure files come last and together, because a file of another project ends the process that they share.
 */
class Mixed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ordered = [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    const queues = Map.groupBy(ordered, ({ project }) => project.name);
    const placed = [...queues.values()].flatMap((queue) =>
      queue.map((file, at) => ({ file, place: at / queue.length + (file.project.name === "pure" ? 1 : 0) })),
    );
    return placed.sort((a, b) => a.place - b.place).map(({ file }) => file);
  }
}

const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);

/** Tests without side effects between files, so files share their loaded modules. */
const PURE = [
  "test/{archive,aws-costs,breakdown,call-sheet,contract,production-report,reports,roster,schedule,screenplay,visibility}/**/*.test.ts",
  // These replace globals, or test what a module keeps.
  "test/web/!(clock-of-instants|data-age|network-first|week-of-calendars|worker-client|worker-url).test.ts",
];

const PAGES = "test/web/pages/**/*.test.{ts,tsx}";

const WHOLE = ["test/api/**/*.test.ts", "test/ui/**/*.test.ts", "test/walk/**/*.test.ts"];

const SWEEPS = "test/**/*.sweep.test.ts";

const common = {
  root,
  ...limits,
  exclude: [...configDefaults.exclude, ...skipped],
  setupFiles: ["test/fixed-seed.ts"],
  execArgv: FEWER_COLLECTIONS,
};

export default defineConfig({
  test: {
    sequence: { sequencer: Mixed },
    reporters: ["default", new ProgressReporter()],
    includeTaskLocation: true,
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...common,
          name: "pure",
          include: PURE,
          exclude: [...common.exclude, SWEEPS],
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: "separate",
          include: ["test/**/*.test.ts"],
          exclude: [...common.exclude, ...WHOLE, PAGES, ...PURE, SWEEPS],
        },
      },
      {
        // The web's real pages in a DOM without a browser, with a fake server behind them.
        plugins: [contractTable()],
        test: {
          ...common,
          name: "pages",
          include: [PAGES],
          environment: "happy-dom",
          environmentOptions: { happyDOM: { width: 1440, height: 900 } },
          testTimeout: 30_000,
        },
      },
      {
        test: { ...common, name: "sweeps", include: [SWEEPS], exclude: [...common.exclude, ...WHOLE] },
      },
      {
        test: {
          ...common,
          name: "whole",
          // These share one local stack and one browser, each with people and projects of its own.
          include: WHOLE,
          globalSetup: [new URL("./test/shared-stack.ts", import.meta.url).pathname],
          setupFiles: [...common.setupFiles, "test/restore-productions.ts"],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
