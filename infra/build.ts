import { globSync } from "node:fs";
import { bundleAll } from "./constructs/bundle.ts";

/** The folder of the web's files, as vite.config.ts states it. */
export const SITE = ".local/site";

/** Builds what a deployment publishes: the functions' bundles and the web. */
export async function buildAll(): Promise<void> {
  const { build } = await import("vite");
  await Promise.all([
    bundleAll(globSync("functions/{routes,steps,jobs,triggers}/*.ts").sort()),
    build({ configFile: "web/vite.config.ts", logLevel: "warn" }),
  ]);
}
