import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A formatter that a module creates on load: 10 to 20 ms of a phone's first screen. */
const isMadeAtOnce = (line: string) =>
  /^(export )?const /.test(line) && line.includes("new Intl.") && !/=>|lazy/.test(line);

it("creates number and date formatters on first use, not when a page's code loads", () => {
  const web = `${import.meta.dirname}/../../web`;
  const files = globSync("**/*.{ts,tsx}", { cwd: web });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(`${web}/${file}`, "utf8").split("\n").some(isMadeAtOnce))).toEqual([]);
});
