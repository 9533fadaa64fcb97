import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import settings from "../package.json" with { type: "json" };

const documents = globSync(["*.md", ".github/**/*.md", "{infra,functions,web,shared,test}/**/*.md"]).map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"']+\.(?:tsx?|css))["']/g;
const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The folders of the project that files import from, without duplicates. */
function importedBy(files: string): string[] {
  const targets = globSync(files).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, target = ""]) => dirname(join(dirname(file), target))),
  );
  return [...new Set(targets.map((target) => target.replaceAll("\\", "/")))];
}

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

  it("lists the folders that its files import, and no others", () => {
    const wrong = folders.flatMap((folder) => {
      const [, list = ""] =
        /^May import: ([\s\S]*?)(?:\.\s|\n\n)/m.exec(readFileSync(`${folder}/README.md`, "utf8")) ?? [];
      const listed = [...list.matchAll(/`([^`]+\/[^`]*|shared|functions|web|infra)`/g)].map(([, path = ""]) => path);
      const isListed = (target: string) => [folder, ...listed].some((path) => isIn(target, path));
      const missing = importedBy(`${folder}/*.{ts,tsx}`).filter((target) => !isListed(target));
      const used = importedBy(`${folder}/**/*.{ts,tsx}`);
      const idle = listed.filter((path) => !used.some((target) => isIn(target, path)));
      return [
        ...missing.map((path) => `${folder} imports ${path}`),
        ...idle.map((path) => `${folder} no longer: ${path}`),
      ];
    });
    expect(wrong).toEqual([]);
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
