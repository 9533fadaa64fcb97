import { readFileSync } from "node:fs";
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

it("a stage that failed is deployed from the kept artefact of the last release, and tried", () => {
  expect(commandsOf(workflow("deploy-stage"), "return")).toEqual([
    "gh release view",
    "git checkout",
    "gh release download",
    ...["npm ci", "npm rebuild"],
    ...["npm run deploy", "--artefact"],
    "npm run smoke",
  ]);
});

it("a release keeps its artefact, and is the last one only when production runs it", () => {
  const text = workflow("deploy");
  expect(commandsOf(text, "release").slice(-2)).toEqual(["npm run release", "gh release create"]);
  expect(text).toContain('gh release create "$TAG" backlot.tar.gz --verify-tag --prerelease');
  expect(commandsOf(text, "keep")).toEqual(["gh release edit"]);
  expect(text).toContain('gh release edit "$TAG" --prerelease=false --latest');
  expect(text).toMatch(/\n {2}keep:\n {4}name: .*\n {4}needs: production\n/);
});

it("no stage is deployed from sources", () => {
  const deployed = ["deploy", "deploy-stage"].flatMap((name) => workflow(name).match(/npm run deploy .*/g) ?? []);
  expect(deployed).toHaveLength(3);
  expect(deployed.filter((one) => !/--diff|--artefact backlot\.tar\.gz/.test(one))).toEqual([]);
});
