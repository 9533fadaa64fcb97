import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import * as z from "zod";
import { builtFolder } from "./cache.ts";

const run = promisify(execFile);

/** A source is wrong; the message is what the builder said about it. */
export class BuildError extends Error {
  override name = "BuildError";
}

const CdkSettings = z.object({ context: z.record(z.string(), z.unknown()).default({}) });

/** The folder with the templates of the CDK app. No CLI, no bundling, no account: about a second. */
export function synthesise(): Promise<string> {
  return builtFolder({
    parent: ".local/template",
    sources: ["cdk.json", "package-lock.json", "infra/**/*.ts", "shared/contract/**/*.ts", "shared/*.ts"],
    except: ["infra/local/**"],
    async build(folder) {
      // The CDK's CLI passes cdk.json's context to the app; here nobody else does.
      const { context } = CdkSettings.parse(JSON.parse(readFileSync("cdk.json", "utf8")));
      await runNode("The CDK app cannot be synthesised", ["infra/app.ts"], {
        CDK_OUTDIR: resolve(folder),
        CDK_CONTEXT_JSON: JSON.stringify({ ...context, bundle: "off" }),
        // Takes three seconds; `npm run synth` validates.
        CDK_VALIDATION: "false",
      });
    },
  });
}

export const webSources = ["web", "shared"] as const;

/** The folder with the web's files, as Vite builds them for deployment. */
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
        // As for deployment, also where tests have set it to "test".
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
