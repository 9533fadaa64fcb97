import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const guide = readFileSync("infra/HARDENING.md", "utf8");
const rows = [...guide.matchAll(/^\| (V[^|]+) \| ([^|]+) \| ([^|]*) ?\|$/gm)].map(([, ids = "", , where = ""]) => ({
  ids: ids.trim(),
  where,
}));

/** The single rows of "V1.2.1–V1.2.3, V1.4.1". */
function single(ids: string): string[] {
  return ids.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().split("–");
    const [section, first, last] = [from.replace(/\.\d+$/, ""), from, to].map((id, at) =>
      at ? Number(/\d+$/.exec(id)) : id,
    );
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`);
  });
}

it("names a test for each row of the standard that is held", () => {
  expect(rows.length).toBeGreaterThan(90);
  const unnamed = rows.filter(
    ({ where }) => named(where).length === 0 || named(where).length !== filesIn(where).length,
  );
  expect(unnamed.map(({ ids }) => ids)).toEqual([]);
});

/** Every test file in a text, also without a title. */
const filesIn = (text: string) => text.match(/test\/[\w./-]+\.test\.ts/g) ?? [];

/** The number of rows of levels 1 and 2 in each section of the standard, where they precede those of level 3. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ "V1.1": 2, "V1.2": 9, "V1.3": 11, "V1.4": 3, "V1.5": 2, "V2.1": 3, "V2.2": 3, "V2.3": 4, "V2.4": 1 },
  ...{ "V3.2": 2, "V3.3": 4, "V3.4": 6, "V3.5": 5, "V3.7": 2, "V4.1": 3, "V4.2": 1, "V4.3": 2, "V4.4": 4 },
  ...{ "V5.1": 1, "V5.2": 3, "V5.3": 2, "V5.4": 3, "V6.1": 3, "V6.2": 12, "V6.3": 4, "V6.4": 4, "V6.5": 5, "V6.6": 3 },
  ...{ "V6.8": 4, "V7.1": 3, "V7.2": 4, "V7.3": 2, "V7.4": 5, "V7.5": 2, "V7.6": 2, "V8.1": 2, "V8.2": 3, "V8.3": 1 },
  ...{ "V8.4": 1, "V9.1": 3, "V9.2": 4, "V10.1": 2, "V10.2": 2, "V10.3": 4, "V10.4": 11, "V10.5": 5, "V10.6": 2 },
  ...{ "V10.7": 3, "V11.1": 2, "V11.2": 3, "V11.3": 3, "V11.4": 4, "V11.5": 1, "V11.6": 1, "V12.1": 3, "V12.2": 2 },
  ...{ "V12.3": 4, "V13.1": 1, "V13.2": 5, "V13.3": 2, "V13.4": 5, "V14.1": 2, "V14.2": 4, "V14.3": 3, "V15.1": 3 },
  ...{ "V15.2": 3, "V15.3": 7, "V16.1": 1, "V16.2": 5, "V16.3": 4, "V16.4": 3, "V16.5": 3, "V17.1": 1, "V17.2": 4 },
  ...{ "V17.3": 2 },
};

it("assesses every row of levels 1 and 2 once", () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, rows]) =>
    Array.from({ length: rows }, (_, at) => `${section}.${at + 1}`),
  );
  expect(wanted).toHaveLength(253);
  const others = [...guide.slice(guide.indexOf("### Gaps")).matchAll(/^\| (V[^|]+) \| [^|]+ \|$/gm)];
  const judged = [...rows.map(({ ids }) => ids), ...others.map(([, ids]) => ids!)].flatMap(single);
  expect(judged.toSorted()).toEqual(wanted.toSorted());
});

it("names existing files", () => {
  const named = [...guide.matchAll(/`((?:infra|test|functions)\/[\w./-]+)`/g)].map(([, file]) => file!);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

/** The tests that a text of the guide names, each by its file and words of its title. */
const named = (text: string) =>
  [...text.matchAll(/`(test\/[\w./-]+\.test\.ts)` "([^"]+)"/g)].map(([, file = "", title = ""]) => ({ file, title }));

const between = (from: string, to: string) => guide.slice(guide.indexOf(from), guide.indexOf(to));

it("names existing tests", () => {
  const all = named(guide);
  expect(all.length).toBeGreaterThan(50);
  const missing = all.filter(({ file, title }) => !existsSync(file) || !titlesIn(file).includes(title));
  expect(missing).toEqual([]);
});

/** The source of a test file without escapes of quotes, which would split a title. */
const titlesIn = (file: string) => readFileSync(file, "utf8").replaceAll('\\"', '"');

it("names a test for every measure of Backlot", () => {
  const lines = between("## What it does by itself", "## What is left to you")
    .split("\n")
    .filter((line) => /^\| (?!topic|-)/.test(line));
  expect(lines.length).toBeGreaterThan(15);
  expect(lines.filter((line) => named(line).length === 0)).toEqual([]);
});

it("names a test for every answer to a questionnaire", () => {
  const answers = between("## What a questionnaire asks about", "## OWASP ASVS")
    .split(/^(?=\*\*)/m)
    .slice(1);
  expect(answers.length).toBeGreaterThan(8);
  expect(answers.filter((answer) => named(answer).length === 0)).toEqual([]);
});
