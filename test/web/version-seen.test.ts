import { expect, it } from "vitest";
import { versionSeen } from "../../web/production-report/edits/version-seen.ts";

it.each<[string, number, readonly number[], number]>([
  ["is the one that was loaded while nothing is written", 4, [], 4],
  ["goes on with what its reader saves, before that is loaded again", 4, [5, 6, 7], 7],
  ["does not count what was loaded since", 6, [5, 6], 6],
  ["stays before what somebody else has saved in between", 4, [5, 7], 5],
  ["counts a save once whose answer was lost and that was sent again", 4, [5, 5, 6], 6],
])("the version that a person has seen %s", (_, loaded, saves, seen) => {
  expect(versionSeen(loaded, saves)).toBe(seen);
});
