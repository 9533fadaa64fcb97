import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".pdf": "application/pdf",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** As strict as the site's own policy, so that a component that violates it fails here. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types worker-address",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** Serves the built gallery on a free port; a path without an extension gets the page. */
export async function serveGallery(folder: string, files: Record<string, Uint8Array> = {}) {
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://gallery");
    const path = extname(pathname) ? normalize(pathname) : "/index.html";
    const body = files[path] ?? (await readFile(`${folder}${path}`).catch(() => undefined));
    response.writeHead(body ? 200 : 404, {
      "content-type": TYPES[extname(path)] ?? "application/octet-stream",
      "content-security-policy": POLICY,
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
