import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * When a process started, in words that no other process with its number has: a number is used again. Undefined when
 * there is no such process.
 */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform === "linux") return linuxStart(pid);
    if (process.platform !== "win32") return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], QUIET).trim();
    process.kill(pid, 0); // sends nothing; throws when there is no such process
    return "running";
  } catch {
    return undefined;
  }
}

const QUIET = { encoding: "utf8" as const, stdio: "pipe" as const };

/** The start in ticks since this boot, the 22nd field; the second is the program's name and may hold spaces. */
function linuxStart(pid: number): string {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  if (fields[0] === "Z") throw new Error("It has ended, and only its number is left.");
  return `${fields[19]} after boot ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
}
