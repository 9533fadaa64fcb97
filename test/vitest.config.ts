import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const root = new URL("..", import.meta.url).pathname;

// Engines, synthesis and a browser start slowly on a loaded machine; nothing here measures speed.
const patience = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    // Tests in a browser wait as long as they work: on two cores three files at once leave a third of the time unused.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          name: "rooms",
          root,
          include: ["test/**/*.test.ts"],
          exclude: ["test/api/**", "test/walk/**"],
          ...patience,
        },
      },
      {
        test: {
          name: "whole",
          root,
          // These share one local stack, each with people and projects of its own.
          include: ["test/api/**/*.test.ts", "test/walk/**/*.test.ts"],
          globalSetup: ["test/shared-stack.ts"],
          // Two cores carry four browsers and all engines; what only a second try has passed is printed as such.
          retry: 1,
          ...patience,
        },
      },
    ],
  },
});
