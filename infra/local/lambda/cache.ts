import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

export interface BuiltFolder {
  /** The folder that holds this build and older ones. */
  readonly parent: string;
  /** Glob patterns of everything that the content depends on. */
  readonly sources: readonly string[];
  readonly except?: readonly string[];
  build(folder: string): Promise<void>;
}

// A stack with older sources may still be running from its folder.
const KEPT = 3;

const AN_HOUR = 3_600_000;

/** The folder that `build` fills, cached by the content of its sources. */
export async function builtFolder({ parent, sources, except = [], build }: BuiltFolder): Promise<string> {
  const folder = join(parent, contentHash(sources, except));
  if (existsSync(folder)) return folder;
  // Built under another name and renamed, so that a failed or interrupted build never looks finished.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    await build(unfinished);
    finish(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  forgetOldest(parent);
  return folder;
}

function finish(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another stack may have finished the same build first.
    if (!existsSync(folder)) throw error;
  }
}

function contentHash(sources: readonly string[], except: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of globSync([...sources], { exclude: [...except] }).sort()) {
    if (statSync(file).isFile()) hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

function forgetOldest(parent: string): void {
  const changedAt = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const folders = readdirSync(parent).map((name) => join(parent, name));
  const finished = folders.filter((folder) => /[0-9a-f]{16}$/.test(folder)).sort((a, b) => changedAt(b) - changedAt(a));
  const interrupted = folders.filter(
    (folder) => !finished.includes(folder) && changedAt(folder) < Date.now() - AN_HOUR,
  );
  for (const folder of [...finished.slice(KEPT), ...interrupted]) rmSync(folder, { recursive: true, force: true });
}
