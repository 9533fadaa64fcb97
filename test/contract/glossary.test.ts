import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const CODE = globSync("{functions,shared,web}/**/*.{ts,tsx}")
  .map((file) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ""))
  .join("\n");

const rows = readFileSync("shared/contract/GLOSSARY.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Term "))
  .map((line) => line.slice(1, -1).split(" | "));
const namesIn = (cell = "") => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

it("gives every term a meaning and its name in code", () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(([, meaning = "", name]) => meaning.trim() === "" || namesIn(name).length === 0)).toEqual([]);
});

it("has only names that are in the code", () => {
  const missing = rows
    .flatMap(([, , name, stored]) => [...namesIn(name), ...namesIn(stored)])
    .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(CODE));
  expect(missing).toEqual([]);
});
