import { vi } from "vitest";

const actual = await vi.importActual<typeof import("node:timers/promises")>("node:timers/promises");

/** Tests look for their mails at shorter intervals, whose number is limited: those stay as they are. */
const LONG_MS = 200;

/** How many times shorter long pauses are than the code asks for. */
export const pauses = { faster: 50 };

/**
 * In place of `node:timers/promises` in a test that runs handlers in its own process:
 * `vi.mock("node:timers/promises", async () => (await import("../quick-pauses.ts")).quickTimers)`.
 */
export const quickTimers: typeof actual = {
  ...actual,
  setTimeout: (milliseconds = 0, value, options) =>
    actual.setTimeout(milliseconds < LONG_MS ? milliseconds : milliseconds / pauses.faster, value, options),
};
