import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import settings from "../package.json" with { type: "json" };

const documents = globSync(["*.md", ".github/**/*.md", "{infra,functions,web,shared,test}/**/*.md"]).map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

const PICTURE_BYTES = 120_000;

it("keeps the README to three minutes' reading", () => {
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

it("names scripts that package.json has", () => {
  const missing = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run (?:--silent )?([\w-]+)/g)]
      .filter(([, script = ""]) => !(script in settings.scripts))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(missing).toEqual([]);
});

it("has pictures that load quickly, and no unused ones", () => {
  const shown = [...readFileSync("README.md", "utf8").matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file]) => file!);
  expect(shown.length).toBeGreaterThan(5);
  expect(globSync("docs/pictures/*").toSorted()).toEqual(shown.toSorted());
  expect(shown.filter((file) => statSync(file).size > PICTURE_BYTES)).toEqual([]);
});

it("requires the Node version of the lockfile", () => {
  expect(readFileSync(".nvmrc", "utf8").trim()).toBe(settings.devDependencies.node);
});

describe("a folder's README", () => {
  const code = globSync("{functions,infra,shared,web}/**/*.{ts,tsx,mjs}").map((file) => dirname(file));
  const folders = [...new Set(code)].map((folder) => folder.replaceAll("\\", "/"));

  it("exists in every folder with code", () => {
    expect(folders.length).toBeGreaterThan(50);
    const without = folders.filter((folder) => !existsSync(`${folder}/README.md`));
    expect(without).toEqual([]);
  });

  it("starts with the folder's path, and lists the allowed imports", () => {
    const wrong = documents.filter(
      ({ file, text }) =>
        file.endsWith("/README.md") &&
        !file.startsWith("test/") &&
        !(text.startsWith(`# ${dirname(file)}\n`) && text.includes("\nMay import: ")),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});
