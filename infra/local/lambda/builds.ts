import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import * as z from "zod";
import { builtFolder } from "./cache.ts";

const run = promisify(execFile);

/** A build failed; the message is the builder's. */
export class BuildError extends Error {
  override name = "BuildError";
}

const CdkSettings = z.object({ context: z.record(z.string(), z.unknown()).default({}) });

/**
 * Synthesises the CDK app without CLI, bundling or account, in about a second.
 *
 * @param settings values of `Config` that differ from those of cdk.json
 * @returns the folder of the templates
 */
export function synthesise(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const differing = JSON.stringify(Object.entries(settings).toSorted());
  const variant = createHash("sha256").update(differing).digest("hex").slice(0, 16);
  return builtFolder({
    parent: differing === "[]" ? ".local/template" : join(".local/template-variants", variant),
    sources: ["cdk.json", "package-lock.json", "infra/**/*.ts", "shared/contract/**/*.ts", "shared/*.ts"],
    except: ["infra/local/**"],
    async build(folder) {
      // The CDK CLI would pass cdk.json's context to the app.
      const { context } = CdkSettings.parse(JSON.parse(readFileSync("cdk.json", "utf8")));
      await runNode("The CDK app cannot be synthesised", ["infra/app.ts"], {
        CDK_OUTDIR: resolve(folder),
        CDK_CONTEXT_JSON: JSON.stringify({ ...context, ...settings, bundle: "off" }),
        // Validation takes three seconds; `npm run synth` does it.
        CDK_VALIDATION: "false",
      });
    },
  });
}

export const webSources = ["web", "shared"] as const;

/** Builds the web as for deployment. @returns the folder of its files */
export function buildWeb(): Promise<string> {
  return builtFolder({
    parent: ".local/web",
    sources: ["package-lock.json", ...webSources.map((folder) => `${folder}/**/*`)],
    build: (folder) =>
      runNode(
        "The web cannot be built",
        [
          "node_modules/vite/bin/vite.js",
          "build",
          "--config=web/vite.config.ts",
          `--outDir=${resolve(folder)}`,
          "--emptyOutDir",
          "--logLevel=warn",
        ],
        // As for deployment; tests set it to "test".
        { NODE_ENV: "production" },
      ),
  });
}

async function runNode(failure: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  try {
    await run(process.execPath, args, { env: { ...process.env, ...environment } });
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
    throw new BuildError(`${failure}:\n${stripVTControlCharacters(said)}`);
  }
}
