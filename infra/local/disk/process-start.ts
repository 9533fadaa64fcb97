import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * The start time of a process, which tells it from a later process with the same id, in a form that differs by
 * platform. Undefined if the process does not exist.
 */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform === "linux") return linuxStart(pid);
    if (process.platform !== "win32") return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], QUIET).trim();
    process.kill(pid, 0); // Signal 0 only checks: it throws if the process does not exist.
    return "running";
  } catch {
    return undefined;
  }
}

const QUIET = { encoding: "utf8" as const, stdio: "pipe" as const };

/** The start in clock ticks since this boot: field 22 of `stat`. Field 2, the program's name, may contain spaces. */
function linuxStart(pid: number): string {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  if (fields[0] === "Z") throw new Error("It has ended, and only its ID is left.");
  return `${fields[19]} after boot ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
}
