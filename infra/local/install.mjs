// Plain JavaScript without packages: it runs on Node 20 or later, before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

// The Node of the "node" package, which runs everything else.
const node = `node_modules/node/bin/node${process.platform === "win32" ? ".exe" : ""}`;
const began = performance.now();

/** @param {string} line */
function say(line) {
  console.log(`${String(Math.round(performance.now() - began)).padStart(7)} ms  ${line}`);
}

/** @param {string} problem @returns {never} */
function giveUp(problem) {
  console.error(problem);
  process.exit(1);
}

if (Number(process.versions.node.split(".")[0]) < 20)
  giveUp(`Backlot needs Node 20 or later; this is ${process.version}.`);
if (!isInstalled()) install();
if (process.argv.includes("--browser")) provideBrowser();

/** Whether node_modules matches package-lock.json, by the list of installed packages that npm keeps there. */
function isInstalled() {
  const list = "node_modules/.package-lock.json";
  // That Node is installed by an install script, and npm may be configured to ignore those.
  if (!existsSync(list) || !existsSync(node)) return false;
  const wanted = packagesIn("package-lock.json");
  const present = packagesIn(list);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = present[path];
    return path === "" || (found ? found.version === version : optional);
  });
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function install() {
  say("Installing packages...");
  const { npm_execpath: npm = "" } = process.env;
  const [command, args] = npm.endsWith("js") ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
  const { error, status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (error || status !== 0)
    giveUp(`npm ci failed${error ? `: ${error.message}` : ""}. Its own message is above; then run the command again.`);
  if (!existsSync(node)) {
    giveUp('The package "node" brought no Node: npm must run install scripts (npm config get ignore-scripts).');
  }
  say("Packages installed.");
}

function provideBrowser() {
  // Run by the Node of node_modules, which supports TypeScript.
  const { status } = spawnSync(node, ["infra/local/cli/browser.ts"], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
