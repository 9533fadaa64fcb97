import { copyFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { BuildOptions, Metafile } from "esbuild";
import { SPEECHES } from "../../shared/i18n/catalogues.ts";

/** The folder of all bundles. */
export const BUNDLES = ".local/bundle";

/** The build options that deployed and local bundles share, so that both run the same code. */
export const BUNDLE: BuildOptions = {
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node24",
  mainFields: ["module", "main"],
  // For packages that are still CommonJS.
  banner: { js: "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);" },
  loader: { ".ttf": "file" },
  alias: { "brotli/decompress.js": "./infra/constructs/no-brotli.ts" },
};

/** The catalogues in `shared/i18n`, and the messages of saved texts. */
const TRANSLATIONS = [...Object.keys(SPEECHES), "stored"].map((name) => `${name}.json`);

/** The folder of a function's bundle. `entry` is its source, such as functions/routes/login.ts. */
export function bundleFolder(entry: string): string {
  return join(BUNDLES, entry.replace(/\.ts$/, "").replaceAll("/", "-"));
}

/**
 * Functions per build. A single build of all 161 holds 5.6 GB at its peak, builds of twelve in sequence 2.0 GB, and a
 * build for each function would read the AWS SDK 161 times.
 */
const PER_BUILD = 12;

/** esbuild collects garbage when its memory has grown by this percentage. With 100, a build takes a tenth longer. */
const GARBAGE_COLLECTION = "400";

/**
 * Bundles all functions for deployment, each into a folder of its own.
 *
 * @returns what each bundle is made of
 */
export async function bundleAll(entries: readonly string[], folder = BUNDLES): Promise<Metafile> {
  process.env.GOGC ??= GARBAGE_COLLECTION;
  rmSync(folder, { recursive: true, force: true });
  const whole: Metafile = { inputs: {}, outputs: {} };
  for (let at = 0; at < entries.length; at += PER_BUILD) {
    const { inputs, outputs } = await bundleSome(entries.slice(at, at + PER_BUILD), folder);
    Object.assign(whole.inputs, inputs);
    Object.assign(whole.outputs, outputs);
  }
  return whole;
}

async function bundleSome(entries: readonly string[], folder: string): Promise<Metafile> {
  // Imported only to build: a deployment of an artefact does without it.
  const { build } = await import("esbuild");
  const { metafile } = await build({
    ...BUNDLE,
    entryPoints: entries.map((entry) => ({ in: entry, out: `${basename(bundleFolder(entry))}/index` })),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    // Fonts are next to the function's bundle.
    publicPath: ".",
    // So are translations, which only a request in their language reads.
    external: TRANSLATIONS.map((file) => `./${file}`),
    metafile: true,
    minify: true,
    legalComments: "none",
    logLevel: "warning",
  });
  for (const [output, { imports }] of Object.entries(metafile.outputs)) {
    for (const { path, kind } of imports) {
      if (kind === "file-loader") copyFileSync(path, join(dirname(output), basename(path)));
      const file = TRANSLATIONS.find((one) => path === `./${one}`);
      if (file) copyFileSync(join("shared/i18n", file), join(dirname(output), file));
    }
  }
  return metafile;
}
