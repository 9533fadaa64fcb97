import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** A file of the site, as stored in the bucket. */
export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly etag: string;
  /** The content in an encoding that the browser accepts. */
  encoded(acceptEncoding: string): { readonly encoding?: "br" | "gzip"; readonly body: Buffer };
}

/** Finds a file by its path, such as "/index.html". */
export type SiteFiles = (path: string) => SiteFile | undefined;

const contentTypes: Readonly<Record<string, string>> = {
  ".bcmap": "application/octet-stream",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".pfb": "application/octet-stream",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** The files of a built site, all read in advance, because a newer build may replace the folder. */
export function siteFiles(folder: string): SiteFiles {
  const names = globSync("**/*", { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());
  const files = new Map(names.map((name) => [`/${name.replaceAll("\\", "/")}`, readFile(folder, name)]));
  return (path) => files.get(path);
}

function readFile(folder: string, name: string): SiteFile {
  const body = readFileSync(join(folder, name));
  const contentType = contentTypes[extname(name)] ?? "application/octet-stream";
  // CloudFront compresses text formats of 1,000 to 10,000,000 bytes only.
  const compressible = /^text|json|svg|ttf/.test(contentType) && body.length >= 1_000 && body.length <= 10_000_000;
  const compressed: { br?: Buffer; gzip?: Buffer } = {};
  return {
    contentType,
    // The file names in Vite's assets/ contain content hashes.
    cacheControl: name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    encoded(acceptEncoding) {
      if (compressible && /\bbr\b/.test(acceptEncoding)) {
        compressed.br ??= brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
        return { encoding: "br", body: compressed.br };
      }
      if (compressible && /\bgzip\b/.test(acceptEncoding)) {
        compressed.gzip ??= gzipSync(body);
        return { encoding: "gzip", body: compressed.gzip };
      }
      return { body };
    },
  };
}
