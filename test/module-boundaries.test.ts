import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

/** The modules that a module may import from, besides itself. An unlisted module may import nothing. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  "shared/i18n": [],
  "shared/units": ["shared/i18n"],
  "shared/screenplay": ["shared/i18n"],
  "shared/print": ["shared/dates", "shared/i18n"],
  "shared/aws-costs": ["shared/i18n"],
  "shared/tables": ["shared/screenplay", "shared/i18n"],
  "shared/dates": ["shared/screenplay", "shared/i18n"],
  "shared/episodes": ["shared/dates", "shared/i18n"],
  "shared/breakdown": ["shared/episodes", "shared/tables", "shared/screenplay", "shared/i18n"],
  "shared/roster": [
    "shared/dates",
    "shared/breakdown",
    "shared/episodes",
    "shared/tables",
    "shared/screenplay",
    "shared/i18n",
  ],
  "shared/schedule": [
    "shared/roster",
    "shared/dates",
    "shared/breakdown",
    "shared/episodes",
    "shared/units",
    "shared/tables",
    "shared/screenplay",
    "shared/i18n",
  ],
  "shared/reports": [
    "shared/schedule",
    "shared/roster",
    "shared/dates",
    "shared/breakdown",
    "shared/episodes",
    "shared/units",
    "shared/tables",
    "shared/screenplay",
    "shared/print",
    "shared/i18n",
  ],
  "shared/call-sheet": [
    "shared/schedule",
    "shared/roster",
    "shared/dates",
    "shared/breakdown",
    "shared/episodes",
    "shared/units",
    "shared/tables",
    "shared/screenplay",
    "shared/print",
    "shared/i18n",
  ],
  "shared/production-report": [
    "shared/call-sheet",
    "shared/schedule",
    "shared/roster",
    "shared/dates",
    "shared/breakdown",
    "shared/episodes",
    "shared/units",
    "shared/screenplay",
    "shared/print",
    "shared/i18n",
  ],
  "shared/lists": [
    "shared/reports",
    "shared/call-sheet",
    "shared/schedule",
    "shared/roster",
    "shared/dates",
    "shared/breakdown",
    "shared/episodes",
    "shared/units",
    "shared/tables",
    "shared/screenplay",
    "shared/print",
    "shared/i18n",
  ],
  "shared/visibility": [
    "shared/call-sheet",
    "shared/schedule",
    "shared/roster",
    "shared/dates",
    "shared/breakdown",
    "shared/episodes",
    "shared/units",
    "shared/tables",
    "shared/screenplay",
    "shared/i18n",
  ],
  "shared/archive": ["shared/visibility", "shared/i18n"],
  "shared/pipeline.ts": ["shared/screenplay", "shared/i18n"],
  "shared/contract": [
    "shared/visibility",
    "shared/production-report",
    "shared/lists",
    "shared/reports",
    "shared/call-sheet",
    "shared/schedule",
    "shared/roster",
    "shared/dates",
    "shared/breakdown",
    "shared/episodes",
    "shared/units",
    "shared/tables",
    "shared/screenplay",
    "shared/i18n",
  ],
  "shared/activity-log": ["shared/contract", "shared/lists", "shared/reports", "shared/dates", "shared/i18n"],
  functions: ["shared"],
  web: ["shared"],
  infra: ["shared"],
  "infra/local": ["infra", "shared"],
  // Usable without the product.
  "infra/local/emulators": [],
  // Scripts that a studio's engineer runs in the studio's account.
  "infra/operations": ["infra", "infra/local", "shared"],
};

/** The folders of each area, lowest first: a folder may import itself and those above it in this list. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  shared: [
    "shared/i18n",
    "shared/screenplay/model",
    "shared/screenplay/language",
    "shared/screenplay/headings",
    "shared/screenplay/pdf",
    "shared/screenplay/layout",
    "shared/screenplay/classify",
    "shared/screenplay/scenes",
    "shared/screenplay/files",
    "shared/tables",
    "shared/dates",
    "shared/dates/holidays",
    "shared/episodes",
    "shared/units",
    "shared/breakdown/model",
    "shared/breakdown/formats",
    "shared/breakdown/corrections",
    "shared/breakdown/drafts",
    "shared/breakdown/episodes",
    "shared/roster/fields",
    "shared/roster/roles",
    "shared/roster/options",
    "shared/roster/photo-file",
    "shared/schedule/search",
    "shared/schedule/shooting-time",
    "shared/schedule/model",
    "shared/schedule/daylight",
    "shared/schedule/strip-colours",
    "shared/schedule/constraints",
    "shared/schedule/work-week",
    "shared/schedule/optimise/instance",
    "shared/schedule/optimise/local-search",
    "shared/schedule/optimise/bound",
    "shared/schedule/optimise/exact",
    "shared/schedule/optimise/explain",
    "shared/schedule/optimise",
    "shared/schedule/solver",
    "shared/schedule/stripboard",
    "shared/schedule/stripboard/price",
    "shared/schedule/stripboard/repair",
    "shared/schedule/improvement",
    "shared/schedule/day-out-of-days",
    "shared/schedule/availability",
    "shared/call-sheet/model",
    "shared/call-sheet/times",
    "shared/call-sheet/build",
    "shared/call-sheet/work-rules",
    "shared/call-sheet/publishing",
    "shared/call-sheet/crew-import",
    "shared/print",
    "shared/call-sheet/pdf",
    "shared",
    "shared/visibility",
    "shared/archive",
    "shared/aws-costs",
    "shared/contract/schema",
    "shared/reports",
    "shared/reports/pdf",
    "shared/lists",
    "shared/production-report",
    "shared/contract",
    "shared/activity-log",
    "shared/lists/sides",
    "shared/production-report/pdf",
    "shared/reports/uss",
  ],
  functions: [
    "functions/runtime",
    "functions/store/aws",
    "functions/store/account",
    "functions/store/project",
    "functions/store/breakdown",
    "functions/store/options",
    "functions/store/schedule",
    "functions/store/call-sheet",
    "functions/http",
    "functions/pdf",
    "functions/account",
    "functions/breakdown",
    "functions/project",
    "functions/options",
    "functions/schedule",
    "functions/call-sheet",
    "functions/report",
    "functions/routes",
    "functions/jobs",
    "functions/steps",
    "functions/triggers",
  ],
  web: [
    "web/worker",
    "web/i18n",
    "web/offline",
    "web/api",
    "web/data",
    "web/navigation",
    "web/ui/form",
    "web/ui",
    "web/ui/page",
    "web/session",
    "web/ui/calendar",
    "web/ui/grid",
    "web/ui/pdf",
    "web/layout",
    "web/project-status",
    "web/account",
    "web/dates",
    "web/script",
    "web/breakdown/corrections",
    "web/breakdown/review-queue",
    "web/breakdown/script-pane",
    "web/breakdown/grid-model",
    "web/breakdown/grid",
    "web/schedule/violations",
    "web/schedule/preferences",
    "web/schedule/improvement",
    "web/schedule",
    "web/breakdown/scene-list",
    "web/terms",
    "web/breakdown",
    "web/options",
    "web/locations",
    "web/manage-dates",
    "web/cast",
    "web/call-sheet/paper",
    "web/call-sheet/publishing",
    "web/call-sheet/settings",
    "web/call-sheet/sections",
    "web/reports",
    "web/call-sheet",
    "web/draft-review",
    "web/episodes",
    "web/loaders",
    "web/locations/groups",
    "web/finder",
    "web/api-keys",
    "web/audit",
    "web/availability",
    "web/spreadsheets",
    "web/crew",
    "web/production-report/edits",
    "web/production-report/fields",
    "web/production-report",
    "web/project-settings",
    "web/units",
    "web/stripboard/model",
    "web/stripboard/rows",
    "web/stripboard/editor",
    "web/stripboard/sidebar",
    "web/stripboard",
    "web/team",
    "web/pages",
    "web/app",
    "web",
  ],
  infra: [
    "infra/config",
    "infra/constructs",
    "infra/stacks",
    "infra",
    "infra/local/emulators/files",
    "infra/local/emulators",
    "infra/local/template",
    "infra/local/cloudformation",
    "infra/local/disk",
    "infra/local/iam",
    "infra/local/lambda",
    "infra/local/gateway",
    "infra/local/emulators/cognito/pool",
    "infra/local/emulators/cognito/users",
    "infra/local/emulators/cognito/operations",
    "infra/local/emulators/cognito",
    "infra/local/emulators/dynamodb",
    "infra/local/emulators/step-functions",
    "infra/local/resources",
    "infra/local/site",
    "infra/local/emulators/s3/http",
    "infra/local/emulators/s3/storage",
    "infra/local/emulators/s3",
    "infra/local/emulators/textract",
    "infra/local/text-detection",
    "infra/local",
    "infra/local/demo",
    "infra/local/demo/season",
    "infra/local/talent",
    "infra/local/cli",
    "infra/i18n",
    "infra/lexicon",
    "infra/operations/backup",
    "infra/operations",
  ],
};

/** Packages that only some modules may import. */
const PACKAGES: readonly (readonly [pattern: RegExp, modules: readonly string[]])[] = [
  [/^@aws-sdk\//, ["functions/store", "infra/operations"]],
  [/^(aws-cdk-lib|constructs|cdk-nag)(\/|$)/, ["infra"]],
  [/^(react|react-dom|react-router-dom|lucide-react|react-datepicker)(\/|$)/, ["web"]],
];

/** Libraries of the modules in shared/, which use no clock, random numbers, environment, network or disk. */
const PURE =
  /^(zod|pdfjs-dist\/.*|pdfmake\/interfaces(\.js)?|saxes|fflate|suncalc|@photostructure\/tz-lookup|node:zlib|node:buffer)$/;
const IMPURE = /\b(Date\.now|new Date\(\)|Math\.random|process\.env|fetch\(|performance\.now|randomUUID)/;

/** Folders with one file for each route or page. */
const ONE_FILE_EACH = ["functions/routes", "web/pages"];
const MAX_MODULES = 21;

const files = globSync("{shared,functions,web,infra}/**/*.{ts,tsx,mjs,css}").map((file) => file.replaceAll("\\", "/"));
/** Imports, `composes … from` of style sheets, `require`, and workers that are started by their URL. */
const IMPORT =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*|\bnew URL\(\s*(?=["']\.[^"']*\.[mt][jsx]{1,2}["']))["']([^"']+)["']/g;

const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, specifier = ""]) =>
    specifier.startsWith(".") ? normalize(join(dirname(file), specifier)).replaceAll("\\", "/") : specifier,
  );
const imports: ReadonlyMap<string, readonly string[]> = new Map(files.map((file) => [file, importsOf(file)]));

/** The innermost module that contains a file or folder. */
const moduleOf = (path: string) =>
  Object.keys(MODULES)
    .filter((name) => path === name || path.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The folder's area and its level in it. */
function layerOf(folder: string): readonly [area: string, height: number] {
  const area = folder.split("/")[0]!;
  return [area, LAYERS[area]?.indexOf(folder) ?? -1];
}

/** Import cycles, each group of files once, by Tarjan's algorithm. */
function cycles(): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file)!);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group);
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}

it("finds the source files", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => moduleOf(file) === undefined)).toEqual([]);
  expect([...new Set(files.map(dirname))].filter((folder) => layerOf(folder)[1] < 0)).toEqual([]);
});

it("lets every module import only from those below it", () => {
  const wrong = files.flatMap((file) => {
    const module = moduleOf(file) ?? "";
    return imports
      .get(file)!
      .filter((target) => /^(shared|functions|web|infra|test)\//.test(target))
      .filter((target) => moduleOf(target) !== module && !MODULES[module]?.some((allowed) => isIn(target, allowed)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

it("lets every folder of an area import only from those before it in the list", () => {
  const wrong = files.flatMap((file) => {
    const [area, height] = layerOf(dirname(file));
    return imports
      .get(file)!
      .filter((target) => {
        const [targetArea, targetHeight] = layerOf(dirname(target));
        return targetArea === area && targetHeight > height;
      })
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

it("has no import cycles, also among types", () => {
  expect(cycles()).toEqual([]);
});

it("has no folder of more than about twenty modules", () => {
  const folders = Map.groupBy(
    files.filter((file) => !file.endsWith(".css")),
    dirname,
  );
  const large = [...folders].filter(
    ([folder, modules]) => !ONE_FILE_EACH.includes(folder) && modules.length > MAX_MODULES,
  );
  expect(large.map(([folder, modules]) => `${folder}: ${modules.length}`)).toEqual([]);
});

it("restricts packages to their modules", () => {
  const wrong = files.flatMap((file) =>
    imports
      .get(file)!
      .flatMap((target) =>
        PACKAGES.filter(
          ([pattern, modules]) => pattern.test(target) && !modules.some((module) => isIn(file, module)),
        ).map(() => `${file} imports ${target}`),
      ),
  );
  expect(wrong).toEqual([]);
});

it("lets functions call AWS, the configured forecast service and the pool's public keys, and no other address", () => {
  const calling = files
    .filter((file) => isIn(file, "functions"))
    .flatMap((file) => {
      const calls = NETWORK.exec(readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ""));
      return calls || imports.get(file)!.some((target) => NETWORK_MODULES.test(target)) ? [file] : [];
    });
  expect(calling.toSorted()).toEqual(["functions/call-sheet/weather-forecast.ts", "functions/http/access-token.ts"]);
});

const NETWORK = /\bfetch\(|\bnew (?:WebSocket|EventSource|XMLHttpRequest)\b/;
const NETWORK_MODULES = /^node:(?:http|https|http2|net|tls|dns|dgram|child_process)\b|^undici/;

it("keeps clock, random numbers, environment, network and disk out of shared/", () => {
  const shared = files.filter((file) => isIn(file, "shared"));
  const packages = shared.flatMap((file) =>
    imports
      .get(file)!
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
