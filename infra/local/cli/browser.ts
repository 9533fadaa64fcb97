import { spawnSync } from "node:child_process";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";

/** Options for playwright-core's `chromium.launch`. */
export interface Browser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string | undefined>;
}

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const unpacked = resolve(".local/browser");
const packed = "node_modules/@sparticuz/chromium/bin";

/** The Chromium to test with: CHROME_PATH, else that of @sparticuz/chromium, else an installed one. */
export function browser(): Browser {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new Error(`CHROME_PATH is "${CHROME_PATH}", which does not exist.`);
  if (!CHROME_PATH && existsSync(unpacked)) return unpackedBrowser();
  const executablePath = CHROME_PATH || installed.find((path) => existsSync(path));
  // Chromium's sandbox does not work for root, and tests often run as root.
  if (executablePath) return { executablePath, args: ["--no-sandbox"], env: process.env };
  throw new Error(`There is no Chromium. ${advice}`);
}

/** Unpacks the Chromium of @sparticuz/chromium, which runs on 64-bit Linux only, and checks that a Chromium starts. */
export async function provideBrowser(say: (line: string) => void): Promise<void> {
  const fromPackage = process.platform === "linux" && process.arch === "x64" && existsSync(packed);
  if (fromPackage && !process.env.CHROME_PATH && !existsSync(unpacked)) {
    say("Unpacking Chromium...");
    await unpack();
  }
  const found = browser();
  const { error, status, stderr } = spawnSync(found.executablePath, [...found.args, "--version"], {
    env: found.env,
    encoding: "utf8",
  });
  if (error || status !== 0)
    throw new Error(`${found.executablePath} does not start: ${error?.message ?? stderr.trim()}\n${advice}`);
}

const advice = "Install Chrome or Chromium (on Debian: apt-get install chromium), or set CHROME_PATH to one.";

function unpackedBrowser(): Browser {
  const fonts = existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_FILE: join(unpacked, "fonts.conf") };
  return {
    executablePath: join(unpacked, "chromium"),
    // The package's own arguments are meant for Lambda: Chromium exits with the first page, and CORS is off.
    args: ["--no-sandbox", "--headless=shell"],
    env: { ...process.env, ...fonts, LD_LIBRARY_PATH: join(unpacked, "lib") },
  };
}

async function unpack(): Promise<void> {
  const unfinished = `${unpacked}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const executable = createWriteStream(join(unfinished, "chromium"), { mode: 0o755 });
    await pipeline(createReadStream(join(packed, "chromium.br")), createBrotliDecompress(), executable);
    // NSS and Expat, its only dependencies besides glibc, and one typeface for machines without fonts.
    untar("al2023.tar.br", unfinished);
    untar("fonts.tar.br", unfinished);
    writeFileSync(join(unfinished, "fonts.conf"), `<fontconfig><dir>${join(unpacked, "fonts")}</dir></fontconfig>\n`);
    renameSync(unfinished, unpacked);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function untar(archive: string, folder: string): void {
  const input = brotliDecompressSync(readFileSync(join(packed, archive)));
  const { error, status, stderr } = spawnSync("tar", ["-x", "--no-same-owner", "-C", folder], {
    input,
    encoding: "utf8",
  });
  if (error || status !== 0) throw new Error(`tar cannot unpack ${archive}: ${error?.message ?? stderr}`);
}

if (import.meta.main) {
  try {
    await provideBrowser(console.log);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
