import { globSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { bundleAll, bundleFolder } from "../constructs/bundle.ts";

const usage = `npm run --silent bundles

  Bundles every function as for deployment and lists the sizes: in all, of the code and of other files such as fonts;
  and what the largest one is made of.`;

const PARTS = 15;

interface Size {
  readonly entry: string;
  readonly all: number;
  readonly code: number;
}

function sizeOf(entry: string): Size {
  const folder = bundleFolder(entry);
  const files = readdirSync(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
  const code = files.find(({ name }) => name === "index.mjs")?.bytes ?? 0;
  return { entry, code, all: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** The package or folder that a source belongs to, or the font itself. */
function partOf(source: string): string {
  if (source.endsWith(".ttf")) return source.slice(source.lastIndexOf("/") + 1);
  const [, name] = /^(?:.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return name ?? source.split("/").slice(0, 2).join("/");
}

async function list(): Promise<void> {
  const entries = globSync("functions/{routes,steps,jobs,triggers}/*.ts").sort();
  const { outputs } = await bundleAll(entries);
  const sizes = entries.map(sizeOf).sort((a, b) => b.all - a.all || a.entry.localeCompare(b.entry));
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`.padStart(10);
  console.log(`${"in all".padStart(10)}${"code".padStart(10)}${"files".padStart(10)}`);
  for (const { entry, all, code } of sizes) console.log(`${kB(all)}${kB(code)}${kB(all - code)}  ${entry}`);
  const [largest] = sizes;
  if (!largest) return;
  const parts = new Map<string, number>();
  const add = (source: string, bytes: number) => parts.set(partOf(source), (parts.get(partOf(source)) ?? 0) + bytes);
  const output = Object.entries(outputs).find(([path]) =>
    path.startsWith(`${relative("", bundleFolder(largest.entry))}/`),
  );
  for (const [source, { bytesInOutput }] of Object.entries(output?.[1].inputs ?? {})) add(source, bytesInOutput);
  for (const name of readdirSync(bundleFolder(largest.entry))) {
    if (name !== "index.mjs") add(name, statSync(join(bundleFolder(largest.entry), name)).size);
  }
  console.log(`\nThe largest, ${largest.entry}, is made of:`);
  for (const [part, bytes] of [...parts].sort((a, b) => b[1] - a[1]).slice(0, PARTS))
    console.log(`${kB(bytes)}  ${part}`);
}

const { values } = parseArgs({ options: { help: { type: "boolean", default: false } } });
if (values.help) console.log(usage);
else await list();
