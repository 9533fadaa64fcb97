import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as z from "zod";
import { BLOCK, paddingOf, TAR_END, TarError, tarEntryFrom, tarHeader } from "../../shared/archive/tar.ts";
import { SITE } from "../build.ts";
import { BUNDLES } from "../constructs/bundle.ts";

/** A file that cannot be deployed as an artefact of this checkout. */
class ArtefactError extends Error {
  override name = "ArtefactError";
}

/** The folders that an artefact holds, which a build fills and a deployment publishes. */
const BUILT = [BUNDLES, SITE];

/** What the built files are made of, and what synthesises the templates that publish them. */
const SOURCES = ["package-lock.json", "cdk.json", "{functions,infra,shared,web}/**/*"];

const CONTENTS = "contents.json";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Contents = z.object({
  /** The hash of the checkout's sources. */
  sources: Sha256,
  /** The hash of each file by its path in the checkout. */
  files: z.record(z.string().regex(/^\.local\/(?:bundle|site)\/[\w@./-]+$/), Sha256),
});
type Contents = z.infer<typeof Contents>;

export const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

/** The paths of all files of these patterns, sorted. */
const filesOf = (patterns: readonly string[], root: string) =>
  globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(root.length + 1))
    .toSorted();

function sourcesHash(root: string): string {
  const files = filesOf(SOURCES, root).map((file) => `${sha256(readFileSync(join(root, file)))}  ${file}\n`);
  return sha256(files.join(""));
}

/**
 * Packs what was built in a checkout: a tar.gz with each content once, under its SHA-256, and `contents.json` with the path
 * of each file. The same build gives the same bytes.
 */
export function packArtefact(root: string): Buffer {
  const paths = filesOf(
    BUILT.map((folder) => `${folder}/**/*`),
    root,
  );
  if (!BUILT.every((folder) => paths.some((path) => path.startsWith(`${folder}/`))))
    throw new ArtefactError(`Nothing is built in ${BUILT.join(" and ")}.`);
  const contents = new Map<string, Buffer>();
  const files: Record<string, string> = {};
  for (const path of paths) {
    const bytes = readFileSync(join(root, path));
    const hash = sha256(bytes);
    contents.set(hash, bytes);
    files[path] = hash;
  }
  const described: Contents = { sources: sourcesHash(root), files };
  const entries: [string, Buffer][] = [
    [CONTENTS, Buffer.from(`${JSON.stringify(described, null, 1)}\n`)],
    ...[...contents].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ];
  const blocks = entries.flatMap(([name, bytes]) => [
    ...[tarHeader({ name, size: bytes.length }, 0), bytes, new Uint8Array(paddingOf(bytes.length))],
  ]);
  return gzipSync(Buffer.concat([...blocks, TAR_END]));
}

/** The bytes of each file of an artefact, by its path in the checkout. */
type Artefact = ReadonlyMap<string, Buffer>;

/**
 * Reads an artefact and compares every hash.
 *
 * @throws {ArtefactError} when the file is damaged, or was built from other sources than the checkout's
 */
export function checkedArtefact(file: string, root: string): Artefact {
  const entries = entriesOf(file);
  const described = Contents.safeParse(parsedJson(entries.get(CONTENTS)));
  if (!described.success) throw new ArtefactError(`${file} is no artefact of npm run release.`);
  const { sources, files } = described.data;
  const damaged = Object.entries(files).filter(([path, hash]) => {
    const bytes = entries.get(hash);
    return path.split("/").includes("..") || bytes === undefined || sha256(bytes) !== hash;
  });
  if (damaged.length > 0) throw new ArtefactError(`${file} is damaged: ${damaged[0]![0]} does not have its hash.`);
  if (sources !== sourcesHash(root))
    throw new ArtefactError(`${file} was built from other sources than these: check out its release.`);
  return new Map(Object.entries(files).map(([path, hash]) => [path, entries.get(hash)!]));
}

/** Replaces what was built in a checkout by the files of an artefact. */
export function unpackArtefact(artefact: Artefact, root: string): void {
  for (const folder of BUILT) rmSync(join(root, folder), { recursive: true, force: true });
  for (const [path, bytes] of artefact) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), bytes);
  }
}

function entriesOf(file: string): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  try {
    const tar = gunzipSync(readFileSync(file));
    for (let at = 0; ; ) {
      const entry = tarEntryFrom(tar.subarray(at, at + BLOCK));
      if (!entry) return found;
      const start = at + BLOCK;
      found.set(entry.name, tar.subarray(start, start + entry.size));
      at = start + entry.size + paddingOf(entry.size);
    }
  } catch (error) {
    if (error instanceof TarError || (error instanceof Error && "code" in error))
      throw new ArtefactError(`${file} cannot be read: ${error.message}`);
    throw error;
  }
}

function parsedJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return undefined;
  }
}
