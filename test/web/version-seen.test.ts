import { expect, it } from "vitest";
import { versionSeen } from "../../web/production-report/edits/version-seen.ts";

it.each<[string, number, readonly number[], number]>([
  ["is the loaded one without edits", 4, [], 4],
  ["follows their own saves before a reload", 4, [5, 6, 7], 7],
  ["ignores saves that a reload included", 6, [5, 6], 6],
  ["stops before another user's save", 4, [5, 7], 5],
  ["counts a repeated save once", 4, [5, 5, 6], 6],
])("the version that a user has seen %s", (_, loaded, saves, seen) => {
  expect(versionSeen(loaded, saves)).toBe(seen);
});
