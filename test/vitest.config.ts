import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { contractTable } from "../web/vite.config.ts";
import { SecondTries } from "./second-tries.ts";

const root = new URL("..", import.meta.url).pathname;

// Engines, synthesis and a browser start slowly on a loaded machine, and one test walks forty screens: nothing here
// measures speed, and what takes so long will never end.
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } };

/** What computes much longer than its size tells, by which files that have not run yet are put in order. */
const LONG =
  /optimise\/solve|best-schedule|regular-expressions|pdf-geometry|due-date|house-styles|hostile-scripts|by-keys/;

/**
 * Longest first, and of each project in proportion: what only computes fills the time in which browsers and engines let
 * the machine wait. Files that share a process come last and together, for one that starts anew between them ends it.
 */
class Mixed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ordered = [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    const queues = Map.groupBy(ordered, ({ project }) => project.name);
    const placed = [...queues.values()].flatMap((queue) =>
      queue.map((file, at) => ({ file, place: at / queue.length + (file.project.config.isolate ? 0 : 1) })),
    );
    return placed.sort((a, b) => a.place - b.place).map(({ file }) => file);
  }
}

const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);

/** What tests computing alone: nothing there keeps anything for the next file, so that files share what they load. */
const PURE =
  "test/{archive,breakdown,call-sheet,contract,costs,need-to-know,production-report,reports,roster,schedule,screenplay}/**";

export default defineConfig({
  test: {
    sequence: { sequencer: Mixed },
    reporters: ["default", new SecondTries()],
    // Tests in a browser wait as long as they work: on two cores three files at once leave a third of the time unused.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          name: "pure",
          root,
          include: [`${PURE}/*.test.ts`],
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "rooms",
          root,
          include: ["test/**/*.test.ts"],
          exclude: ["test/api/**", "test/walk/**", "test/web/pages/**", PURE],
          ...patience,
        },
      },
      {
        // The web's own pages on a document without a browser, their calls answered by a fake server.
        plugins: [contractTable()],
        test: {
          name: "pages",
          root,
          include: ["test/web/pages/**/*.test.ts"],
          environment: "happy-dom",
          environmentOptions: { happyDOM: { width: 1440, height: 900 } },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "whole",
          root,
          // These share one local stack, each with people and projects of its own.
          include: ["test/api/**/*.test.ts", "test/walk/**/*.test.ts"],
          globalSetup: ["test/shared-stack.ts"],
          // Two cores carry four browsers and all engines; what only a second try has passed is printed, with why.
          retry: 1,
          ...patience,
        },
      },
    ],
  },
});
