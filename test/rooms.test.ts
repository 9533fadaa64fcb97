import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

/** Which rooms a room may import from, besides itself. What is not listed is a room of its own and may import nothing. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  "shared/screenplay": [],
  "shared/print": [],
  "shared/breakdown": ["shared/screenplay"],
  "shared/roster": ["shared/breakdown", "shared/screenplay"],
  "shared/schedule": ["shared/roster", "shared/breakdown", "shared/screenplay"],
  "shared/reports": ["shared/schedule", "shared/roster", "shared/breakdown", "shared/screenplay", "shared/print"],
  "shared/call-sheet": ["shared/schedule", "shared/roster", "shared/breakdown", "shared/screenplay", "shared/print"],
  "shared/production-report": [
    "shared/call-sheet",
    "shared/schedule",
    "shared/roster",
    "shared/breakdown",
    "shared/screenplay",
    "shared/print",
  ],
  "shared/lists": [
    "shared/reports",
    "shared/call-sheet",
    "shared/schedule",
    "shared/roster",
    "shared/breakdown",
    "shared/screenplay",
    "shared/print",
  ],
  "shared/need-to-know": [
    "shared/call-sheet",
    "shared/schedule",
    "shared/roster",
    "shared/breakdown",
    "shared/screenplay",
  ],
  "shared/contract": [
    "shared/need-to-know",
    "shared/production-report",
    "shared/lists",
    "shared/reports",
    "shared/call-sheet",
    "shared/schedule",
    "shared/roster",
    "shared/breakdown",
    "shared/screenplay",
  ],
  "shared/archive": ["shared/need-to-know"],
  "shared/costs": [],
  "shared/pipeline.ts": ["shared/screenplay"],
  functions: ["functions/store", "shared"],
  "functions/store": ["functions", "shared"],
  web: ["shared"],
  infra: ["shared"],
  "infra/local": ["infra", "shared"],
  // What a studio's engineer runs in the studio's account.
  "infra/operations": ["infra", "infra/local", "shared"],
};

/** Packages that only some rooms may import. */
const PACKAGES: readonly (readonly [pattern: RegExp, rooms: readonly string[]])[] = [
  [/^@aws-sdk\//, ["functions/store", "infra/operations"]],
  [/^(aws-cdk-lib|constructs|cdk-nag)(\/|$)/, ["infra"]],
  [/^(react|react-dom|react-router-dom|lucide-react|react-datepicker)(\/|$)/, ["web"]],
];

/** Libraries of the rooms in shared/, which know no clock, chance, environment, network or disk. */
const PURE =
  /^(zod|pdfjs-dist\/.*|pdfmake\/interfaces(\.js)?|saxes|fflate|suncalc|@photostructure\/tz-lookup|node:zlib|node:buffer)$/;
const IMPURE = /\b(Date\.now|new Date\(\)|Math\.random|process\.env|fetch\(|performance\.now|randomUUID)/;

const files = globSync("{shared,functions,web,infra}/**/*.{ts,tsx}").map((file) => file.replaceAll("\\", "/"));
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g;

const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, specifier = ""]) =>
    specifier.startsWith(".") ? normalize(join(dirname(file), specifier)).replaceAll("\\", "/") : specifier,
  );

/** The innermost room that a file or folder stands in. */
const roomOf = (path: string) =>
  Object.keys(ROOMS)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];

const isIn = (path: string, room: string) => path === room || path.startsWith(`${room}/`);

it("finds the files that it judges", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

it("lets every room import only from those below it", () => {
  const wrong = files.flatMap((file) => {
    const room = roomOf(file) ?? "";
    return importsOf(file)
      .filter((target) => /^(shared|functions|web|infra|test)\//.test(target))
      .filter((target) => roomOf(target) !== room && !ROOMS[room]?.some((allowed) => isIn(target, allowed)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

it("keeps packages to the rooms that they are for", () => {
  const wrong = files.flatMap((file) =>
    importsOf(file).flatMap((target) =>
      PACKAGES.filter(([pattern, rooms]) => pattern.test(target) && !rooms.some((room) => isIn(file, room))).map(
        () => `${file} imports ${target}`,
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

it("keeps clock, chance, environment, network and disk out of shared/", () => {
  const shared = files.filter((file) => isIn(file, "shared"));
  const packages = shared.flatMap((file) =>
    importsOf(file)
      .filter((target) => !isIn(target, "shared") && !PURE.test(target))
      .map((target) => `${file} imports ${target}`),
  );
  const uses = shared.flatMap((file) => {
    const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const found = IMPURE.exec(code);
    return found ? [`${file} uses ${found[0]}`] : [];
  });
  expect([...packages, ...uses]).toEqual([]);
});
