/** A release whose version, CHANGELOG and tag do not agree. */
export class ReleaseError extends Error {
  override name = "ReleaseError";
}

const VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}$/;
const HEADING = "## ";

/**
 * The version of `package.json`, if the newest release of the CHANGELOG has it and, when a tag is given, the tag is "v"
 * and the version.
 *
 * @throws {ReleaseError} that quotes what does not agree
 */
export function releaseVersion(version: string, changelog: string, tag: string | undefined): string {
  if (!VERSION.test(version)) {
    throw new ReleaseError(`"${version}" in package.json is not a version such as 1.4.0.`);
  }
  if (tag !== undefined && tag !== `v${version}`) {
    throw new ReleaseError(`The tag is "${tag}", but package.json has the version "${version}": tag it "v${version}".`);
  }
  const newest = changelog.split("\n").find((line) => line.startsWith(HEADING));
  if (newest === undefined) throw new ReleaseError("CHANGELOG.md has no release.");
  const name = newest.slice(HEADING.length).trim();
  if (name.split(" ")[0] !== version) {
    throw new ReleaseError(
      `The first heading of CHANGELOG.md is "${name}", but package.json has the version "${version}": name it "${version} - " and the date.`,
    );
  }
  return version;
}
