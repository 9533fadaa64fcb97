import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onChange } from "../../../infra/local/lambda/watch-files.ts";

let folder: string;
let stop: () => Promise<void>;
let acts: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backlot-watch-"));
  writeFileSync(join(folder, "one.ts"), "1");
  acts = 0;
  stop = onChange([folder], async () => {
    acts++;
  });
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Waits until the change was handled. */
async function isReported(change: () => void): Promise<void> {
  const before = acts;
  change();
  await vi.waitFor(() => expect(acts).toBeGreaterThan(before), { timeout: 10_000, interval: 10 });
}

it("reports each save, of editors that write into a file and of those that replace it", async () => {
  const into = () => writeFileSync(join(folder, "one.ts"), "2");
  const inPlace = () => {
    writeFileSync(join(folder, "..one.ts"), "3");
    renameSync(join(folder, "..one.ts"), join(folder, "one.ts"));
  };
  for (const save of [into, into, inPlace, inPlace, into, inPlace]) await isReported(save);
});

it("reports changes in folders that are created later or again", async () => {
  const made = () => mkdirSync(join(folder, "later"));
  const gone = () => rmSync(join(folder, "later"), { recursive: true });
  const within = () => writeFileSync(join(folder, "later/two.ts"), "2");
  for (const change of [made, within, within, gone, made, within]) await isReported(change);
});

it("stops after its running action has finished", async () => {
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const acting = Promise.withResolvers<void>();
  await stop();
  stop = onChange([folder], () => {
    acting.resolve();
    return done;
  });
  writeFileSync(join(folder, "one.ts"), "2");
  await acting.promise;
  let hasEnded = false;
  const ended = stop().then(() => {
    hasEnded = true;
  });
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  finish();
  await ended;
});
