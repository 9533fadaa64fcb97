import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import settings from "../package.json" with { type: "json" };

const documents = globSync(["*.md", ".github/**/*.md", "{infra,functions,web,shared,test}/**/*.md"]).map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

const PICTURE_BYTES = 120_000;

it("keeps the README to what three minutes are enough for", () => {
  expect(readFileSync("README.md", "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(150);
});

it("links to files that exist", () => {
  expect(documents.length).toBeGreaterThan(4);
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target = ""]) => join(dirname(file), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${file} links to ${target}`),
  );
  expect(missing).toEqual([]);
});

it("names commands that package.json has", () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run (?:--silent )?([\w-]+)/g)]
      .filter(([, script = ""]) => !(script in settings.scripts))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(missing).toEqual([]);
});

it("shows pictures that load quickly, and keeps no others", () => {
  const shown = [...readFileSync("README.md", "utf8").matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file!);
  expect(shown.length).toBeGreaterThan(5);
  expect(globSync("docs/pictures/*").toSorted()).toEqual(shown.toSorted());
  expect(shown.filter((file) => statSync(file).size > PICTURE_BYTES)).toEqual([]);
});

it("asks for the Node that the lockfile has", () => {
  expect(readFileSync(".nvmrc", "utf8").trim()).toBe(settings.devDependencies.node);
});

describe("a folder's README", () => {
  const code = globSync("{functions,infra,shared,web}/**/*.{ts,tsx,mjs}").map((file) => dirname(file));
  const folders = [...new Set(code)].map((folder) => folder.replaceAll("\\", "/"));

  it("is in every folder with code", () => {
    expect(folders.length).toBeGreaterThan(50);
    const without = folders.filter((folder) => !existsSync(`${folder}/README.md`));
    expect(without).toEqual([]);
  });

  it("begins with the folder's path, and says what may be imported", () => {
    const wrong = documents.filter(
      ({ file, text }) =>
        file.endsWith("/README.md") &&
        !file.startsWith("test/") &&
        !(text.startsWith(`# ${dirname(file)}\n`) && text.includes("\nMay import: ")),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});
