import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { type BuildContext, context } from "esbuild";
import { BUNDLE } from "../../constructs/bundle.ts";
import { BuildError } from "./builds.ts";
import { builtFolder } from "./cache.ts";
import { onChange } from "./watch-files.ts";

/** The source file of the worker that runs handlers. */
export const WORKER = "infra/local/lambda/worker.ts";

export interface Bundle {
  /** The path of the module built from a source file: a handler's or the worker's. */
  moduleOf(entry: string): string;
  /** Incremented when any module changes. */
  version(): number;
  close(): Promise<void>;
}

export interface BundleOptions {
  /** The handlers' source files. */
  readonly entries: readonly string[];
  /** Glob patterns of all files that the handlers are built from. */
  readonly sources: readonly string[];
  /** The folder that keeps the modules for the next start. */
  readonly cache: string;
  /** Folders in which a change rebuilds the modules. */
  readonly watched: readonly string[];
  /** The output folder of rebuilds. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

/**
 * Bundles all handlers at once. Unlike the deployed bundles they share chunks, which makes a rebuild ten times faster;
 * the code that runs is the same.
 */
export async function bundleHandlers(options: BundleOptions): Promise<Bundle> {
  const { sources, cache, watched, folder, log } = options;
  // Bundled too: from its source, each host would have to load Node's type stripping.
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

  // Chunk names contain their hashes, so a module's text changes whenever one of its dependencies changes.
  const textsIn = (place: string) =>
    new Map(names.map((name) => [name, readFileSync(modulePath(place, name), "utf8")]));

  let current: string;
  let texts: ReadonlyMap<string, string>;
  let version = 0;
  const isBuilt = Promise.withResolvers<boolean>();

  // Starts before the first build, so that a change during that build is not missed. esbuild's own watch mode polls and
  // takes seconds to notice a change.
  const stopWatching = onChange(watched, async () => {
    if (!(await isBuilt.promise)) return;
    try {
      await build(folder);
    } catch (error) {
      log(`${error instanceof Error ? error.message : error}\nThe previous functions are still in use.`);
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
    // Frees esbuild's memory until a file changes.
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

// esbuild does not write here: the path only determines those in source maps, so it is as deep as the real folder.
const outputRoot = resolve(".local/functions/built");

function handlerContext(entries: readonly string[]): Promise<BuildContext<{ write: false }>> {
  return context({
    ...BUNDLE,
    entryPoints: entries.map((entry) => ({ in: entry, out: moduleName(entry) })),
    outdir: outputRoot,
    outExtension: { ".js": ".mjs" },
    splitting: true,
    // In the modules' folder, because a font's path is relative to the file that reads it.
    chunkNames: "chunk-[hash]",
    // Separate files, which an instance reads only after an error; its size is a third.
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
