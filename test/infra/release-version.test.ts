import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { releaseVersion } from "../../infra/config/release-version.ts";

const CHANGES = "# Changes\n\nNewest first.\n\n## 1.4.0 - 2031-03-03\n\n### Added\n\n## 1.3.2 - 2031-02-03\n";

it("a release has the version of package.json, of the newest changes and of the tag", () => {
  expect(releaseVersion("1.4.0", CHANGES, "v1.4.0")).toBe("1.4.0");
  expect(releaseVersion("1.4.0", CHANGES, undefined)).toBe("1.4.0");
});

it.each([
  ["1.4.0", CHANGES, "v1.4", 'The tag is "v1.4", but package.json has the version "1.4.0": tag it "v1.4.0".'],
  ["1.3.2", CHANGES, "v1.3.2", 'The first heading of CHANGELOG.md is "1.4.0 - 2031-03-03"'],
  ["1.4.0", "# Changes\n\n## Unreleased\n", "v1.4.0", 'The first heading of CHANGELOG.md is "Unreleased"'],
  ["1.4.0", "# Changes\n", "v1.4.0", "CHANGELOG.md has no release."],
  ["1.4", CHANGES, "v1.4", '"1.4" in package.json is not a version such as 1.4.0.'],
])("version %s with %j and the tag %s is refused", (version, changelog, tag, message) => {
  expect(() => releaseVersion(version, changelog, tag)).toThrow(message);
});

it("npm run release with a tag refuses it before it builds", () => {
  const args = ["infra/operations/release.ts", "--tag", "v0.0.0-none", "none.tar.gz"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^The tag is "v0\.0\.0-none", but package\.json has the version "/);
  expect(stderr).not.toContain(" at ");
});
