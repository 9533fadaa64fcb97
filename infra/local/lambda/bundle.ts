import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { type BuildContext, context } from "esbuild";
import { BUNDLE } from "../../constructs/bundle.ts";
import { BuildError } from "./builds.ts";
import { builtFolder } from "./cache.ts";
import { onChange } from "./watch-files.ts";

/** The source of what runs handlers. */
export const WORKER = "infra/local/lambda/worker.ts";

export interface Bundle {
  /** The module made from a source file: a handler's, or the worker's. */
  moduleOf(entry: string): string;
  /** Counts the changes of any module. */
  version(): number;
  close(): Promise<void>;
}

export interface BundleOptions {
  /** The handlers' source files. */
  readonly entries: readonly string[];
  /** Glob patterns of all that the handlers are made of. */
  readonly sources: readonly string[];
  /** Where the modules are kept for the next start. */
  readonly cache: string;
  /** Folders whose changes rebuild the modules. */
  readonly watched: readonly string[];
  /** Where modules go that are rebuilt. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

/**
 * Bundles all handlers at once. Unlike the deployed bundles they share chunks: that makes a rebuild ten times
 * faster, and the code that runs is the same.
 */
export async function bundleHandlers(options: BundleOptions): Promise<Bundle> {
  const { sources, cache, watched, folder, log } = options;
  // Started from its source, each host would have to load what takes the types off.
  const entries = [...options.entries, WORKER];
  const names = entries.map(moduleName);
  let builder: BuildContext<{ write: false }> | undefined;

  async function build(into: string): Promise<void> {
    builder ??= await handlerContext(entries);
    try {
      const { outputFiles } = await builder.rebuild();
      mkdirSync(into, { recursive: true });
      for (const { path, contents } of outputFiles) writeFileSync(join(into, relative(outputRoot, path)), contents);
    } catch (error) {
      throw new BuildError(describeBuildError(error));
    }
  }

  // A module imports its chunks by their hashes, so its text differs whenever anything that it uses differs.
  const textsIn = (place: string) =>
    new Map(names.map((name) => [name, readFileSync(modulePath(place, name), "utf8")]));

  let current: string;
  let texts: ReadonlyMap<string, string>;
  let version = 0;
  const isBuilt = Promise.withResolvers<boolean>();

  // Begun before the first build, which may have read a file before it changes. esbuild's own watch mode polls and takes
  // seconds to notice a change.
  const stopWatching = onChange(watched, async () => {
    if (!(await isBuilt.promise)) return;
    try {
      await build(folder);
    } catch (error) {
      log(`${error instanceof Error ? error.message : error}\nThe functions stay as they were before this change.`);
      return;
    }
    const rebuilt = textsIn(folder);
    const changed = names.filter((name) => rebuilt.get(name) !== texts.get(name));
    if (changed.length > 0) version++;
    current = folder;
    texts = rebuilt;
    if (changed.length > 0) log(`rebuilt ${changed.length > 3 ? `${changed.length} functions` : changed.join(", ")}`);
  });

  async function close(): Promise<void> {
    await stopWatching();
    await builder?.dispose();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    current = await builtFolder({ parent: cache, sources: [...sources, WORKER], build });
    texts = textsIn(current);
    // It is kept for changes only: it takes memory.
    await builder?.dispose();
    builder = undefined;
  } catch (error) {
    isBuilt.resolve(false);
    await close();
    throw error;
  }
  isBuilt.resolve(true);

  return {
    moduleOf: (entry) => modulePath(resolve(current), moduleName(entry)),
    version: () => version,
    close,
  };
}

// What is built is taken from memory; the folder only makes the paths of source maps, as deep as the real ones.
const outputRoot = resolve(".local/functions/built");

function handlerContext(entries: readonly string[]): Promise<BuildContext<{ write: false }>> {
  return context({
    ...BUNDLE,
    entryPoints: entries.map((entry) => ({ in: entry, out: moduleName(entry) })),
    outdir: outputRoot,
    outExtension: { ".js": ".mjs" },
    splitting: true,
    // Beside the modules and not in a folder: a font's path is relative to the file that reads it.
    chunkNames: "chunk-[hash]",
    // In files of their own: an instance reads them only once something fails, and is a third of the size.
    sourcemap: "linked",
    sourcesContent: false,
    logLevel: "silent",
    write: false,
  });
}

function modulePath(folder: string, name: string): string {
  return join(folder, `${name}.mjs`);
}

function moduleName(entry: string): string {
  return entry.replace(/\.ts$/, "").replaceAll(/[^\w-]+/g, "-");
}

function describeBuildError(error: unknown): string {
  if (!(error instanceof Error && "errors" in error && Array.isArray(error.errors))) throw error;
  const lines = error.errors.map(({ location, text }) =>
    location ? `${location.file}:${location.line} ${text}` : text,
  );
  return `The functions cannot be built:\n${lines.join("\n")}`;
}
