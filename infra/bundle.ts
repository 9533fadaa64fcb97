import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";

const FOLDER = ".local/bundle";

/** The options that the deployed bundles and the local stack's share, so that both run the same code. */
export const BUNDLE: BuildOptions = {
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node24",
  mainFields: ["module", "main"],
  // Packages that are still CommonJS ask for `require`.
  banner: { js: "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);" },
  loader: { ".ttf": "file" },
};

/** The folder with a function's bundle; `entry` is its source, such as functions/routes/login.ts. */
export function bundleFolder(entry: string): string {
  return join(FOLDER, entry.replace(/\.ts$/, "").replaceAll("/", "-"));
}

/** Bundles every function for deployment, each into a folder of its own. */
export async function bundleAll(entries: readonly string[]): Promise<void> {
  await Promise.all(
    entries.map(async (entry) => {
      const outdir = bundleFolder(entry);
      mkdirSync(outdir, { recursive: true });
      await build({
        ...BUNDLE,
        entryPoints: { index: entry },
        outdir,
        outExtension: { ".js": ".mjs" },
        minify: true,
        legalComments: "none",
        logLevel: "warning",
      });
    }),
  );
}
