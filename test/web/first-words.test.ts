import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A formatter that a module makes as soon as it is read: 10 to 20 ms of a phone's first screen. */
const isMadeAtOnce = (line: string) =>
  /^(export )?const /.test(line) && line.includes("new Intl.") && !/=>|lazy/.test(line);

it("makes what writes numbers and dates when it is needed, and not while a page's code is read", () => {
  const web = `${import.meta.dirname}/../../web`;
  const files = globSync("**/*.{ts,tsx}", { cwd: web });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(`${web}/${file}`, "utf8").split("\n").some(isMadeAtOnce))).toEqual([]);
});
