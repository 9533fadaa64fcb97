import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";

const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, "utf8");

/** The commands of a job of a workflow, without their arguments. */
function commandsOf(text: string, job: string): string[] {
  const [, after = ""] = text.split(`\n  ${job}:\n`);
  const [own = ""] = after.split(/\n {2}\w+:\n/);
  return [...own.matchAll(/\b(?:gh release|npm run|git) [\w-]+|npm ci|npm rebuild|--artefact/g)].map(
    ([command]) => command,
  );
}

/** The steps of a job, each with its id, its condition and its text. */
function stepsOf(text: string, job: string) {
  const [, after = ""] = text.split(`\n  ${job}:\n`);
  const [own = ""] = after.split(/\n {2}\w+:\n/);
  const [, ...steps] = own.split(/\n {6}- /);
  return steps.map((step) => ({
    text: step,
    id: /(?:^| {8})id: (\w+)$/m.exec(step)?.[1],
    condition: /^ {8}if: (.+)$/m.exec(step)?.[1] ?? "success()",
  }));
}

type Outcome = "success" | "failure" | "skipped";

/** Whether a condition holds, of those that the workflow has: terms such as `failure()` joined by `&&`. */
function holds(condition: string, hasFailed: boolean, outcomes: ReadonlyMap<string, Outcome>): boolean {
  return condition.split(" && ").every((term) => {
    if (term === "success()") return !hasFailed;
    if (term === "failure()") return hasFailed;
    const [, id, operator, outcome] = /^steps\.(\w+)\.outcome (==|!=) '(\w+)'$/.exec(term)!;
    expect([...outcomes.keys()], term).toContain(id);
    return (outcomes.get(id!) === outcome) === (operator === "==");
  });
}

/** The commands of the steps that GitHub runs if the steps fail whose texts have one of these words. */
function run(failing: readonly string[]): string[] {
  const outcomes = new Map<string, Outcome>();
  const begun: string[] = [];
  let hasFailed = false;
  for (const { text, id, condition } of stepsOf(workflow("deploy-stage"), "deploy")) {
    const isRun = holds(condition, hasFailed, outcomes);
    const fails = isRun && failing.some((word) => text.includes(word));
    if (id) outcomes.set(id, isRun ? (fails ? "failure" : "success") : "skipped");
    if (isRun) begun.push(...(text.match(/\b(?:gh release \w+|npm run \w+)/g) ?? []));
    hasFailed ||= fails;
  }
  return begun;
}

const DEPLOYED = ["npm run preflight", "npm run deploy", "npm run smoke"];
const RETURNED = ["gh release view", "gh release download", "npm run deploy", "npm run smoke"];

it.each<[fails: string, failing: string[], begun: string[]]>([
  ["nothing", [], DEPLOYED],
  ["the preflight", ["run preflight"], DEPLOYED.slice(0, 1)],
  ["the deployment", ["id: deploy"], [...DEPLOYED.slice(0, 2), ...RETURNED]],
  ["the smoke test", ["timeout-minutes: 10"], [...DEPLOYED, ...RETURNED]],
  [
    "the download of the last release too",
    ["id: deploy", "id: last"],
    [...DEPLOYED.slice(0, 2), ...RETURNED.slice(0, 2)],
  ],
  [
    "the return's credentials too",
    ["id: deploy", "id: credentials"],
    [...DEPLOYED.slice(0, 2), ...RETURNED.slice(0, 2)],
  ],
])("if %s fails, a stage returns to the last release only once its deployment has begun", (_, failing, begun) => {
  expect(run(failing)).toEqual(begun);
});

/** The script of the step that has these words, without its indentation. */
function scriptOf(name: string, job: string, words: string): string {
  const step = stepsOf(workflow(name), job).find(({ text }) => text.includes(words))!.text;
  const [, script = ""] = /run: \|\n((?: {10}.*\n?)+)/.exec(step)!;
  return script.replaceAll(/^ {10}/gm, "");
}

/** Runs a script as GitHub does, with programs that print these words and note how they were called. */
function runScript(
  script: string,
  printed: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>>,
) {
  const folder = mkdtempSync(join(tmpdir(), "backlot-delivery-"));
  try {
    const calls = join(folder, "calls");
    writeFileSync(calls, "");
    for (const [name, words] of Object.entries(printed)) {
      const program = `#!/bin/sh\necho "${name} $*" >> "${calls}"\n${words}\n`;
      writeFileSync(join(folder, name), program);
      chmodSync(join(folder, name), 0o755);
    }
    const env = { ...process.env, ...variables, PATH: `${folder}${delimiter}${process.env.PATH}` };
    const { status, stdout } = spawnSync("bash", ["-e", "-c", script], { encoding: "utf8", env });
    return { status, said: stdout, calls: readFileSync(calls, "utf8").split("\n").filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  ["before the first release", "exit 1", "production has run no release before v2. Return by hand."],
  ["when the last release is repeated", "echo v2", "v2 is the last release that production has run."],
])("%s there is nothing to return to, and the run says so", (_, gh, words) => {
  const script = scriptOf("deploy-stage", "deploy", "id: last");
  const { status, said, calls } = runScript(script, { gh, git: "" }, { RELEASE: "v2" });
  expect([status, calls]).toEqual([1, ["gh release view --json tagName --jq .tagName"]]);
  expect(said).toMatch(/^::error::Nothing to return to: /);
  expect(said).toContain(words);
});

it("a release that fails returns to the last one", () => {
  const script = scriptOf("deploy-stage", "deploy", "id: last");
  const { status, calls } = runScript(script, { gh: "echo v1", git: "" }, { RELEASE: "v2" });
  expect([status, calls.slice(1)]).toEqual([
    0,
    ["git checkout --force v1", "git clean -ffdxq", "gh release download v1 --pattern backlot.tar.gz"],
  ]);
});

it("a release that the test stage has run cancels older ones that wait for approval", () => {
  const script = scriptOf("deploy", "supersede", "gh run list");
  const { status, calls } = runScript(script, { gh: "printf '71\\n72\\n'" }, { NUMBER: "9" });
  expect([status, calls]).toEqual([
    0,
    [
      "gh run list --workflow deploy.yml --event push --status waiting --limit 100 --json databaseId,number --jq .[] | select(.number < 9) | .databaseId",
      "gh run cancel 71",
      "gh run cancel 72",
    ],
  ]);
  expect(runScript(script, { gh: "" }, { NUMBER: "9" })).toMatchObject({ status: 0, calls: [expect.anything()] });
  expect(workflow("deploy")).toMatch(/\n {2}supersede:\n {4}name: .*\n {4}needs: test\n/);
  expect(workflow("deploy")).toMatch(/\n {2}production:\n {4}needs: supersede\n/);
});

it("a return is of the kept artefact in a clean checkout, under the approval of the deployment", () => {
  const text = workflow("deploy-stage");
  expect(text.match(/^ {4}environment: /gm)).toHaveLength(1);
  expect(text).toMatch(/git checkout --force "\$tag"\n +git clean -ffdxq\n +gh release download "\$tag"/);
  expect(text.match(/npm run deploy .*/g)).toEqual(
    Array(2).fill('npm run deploy -- --config "deployment.$STAGE.json" --artefact backlot.tar.gz --yes'),
  );
});

it("releases of two tags are deployed to a stage one after the other", () => {
  expect(workflow("deploy-stage")).toMatch(/\n {4}concurrency:\n {6}group: stage-\$\{\{ inputs\.stage \}\}\n/);
  for (const name of ["deploy", "deploy-stage"]) expect(workflow(name)).not.toContain("cancel-in-progress");
});

it("a release keeps its artefact, and is the last one only when production runs it", () => {
  const text = workflow("deploy");
  expect(text).toContain('npm run release -- --tag "$TAG" backlot.tar.gz');
  const kept = ["gh release view", "gh release create", "gh release upload"];
  expect(commandsOf(text, "release").slice(-4)).toEqual(["npm run release", ...kept]);
  // A run that is repeated finds the release and the artefact of its earlier attempt.
  expect(text).toContain('gh release view "$TAG" || gh release create "$TAG" --verify-tag --prerelease');
  expect(text).toContain('gh release upload "$TAG" backlot.tar.gz --clobber');
  const [, uploaded = ""] = text.split("uses: actions/upload-artifact@");
  expect(uploaded.split("- run:")[0]).toContain("overwrite: true");
  expect(commandsOf(text, "keep")).toEqual(["gh release edit"]);
  expect(text).toContain('gh release edit "$TAG" --prerelease=false --latest');
  expect(text).toMatch(/\n {2}keep:\n {4}name: .*\n {4}needs: production\n/);
});

it("no stage is deployed from sources", () => {
  const deployed = ["deploy", "deploy-stage"].flatMap((name) => workflow(name).match(/npm run deploy .*/g) ?? []);
  expect(deployed).toHaveLength(3);
  expect(deployed.filter((one) => !/--diff|--artefact backlot\.tar\.gz/.test(one))).toEqual([]);
});
