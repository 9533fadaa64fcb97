/** What the worker has to know of a request. */
export interface WorkerRequest {
  readonly method: string;
  /** `navigate` when a page is opened. */
  readonly mode: string;
  readonly url: string;
}

const PREFIX = "shell-";

/** Where the files of one version of the site are. */
export const appShellCache = (version: string): string => `${PREFIX}${version}`;

/** The places of other versions among all of this site. */
export const oldShells = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== appShellCache(version));

/**
 * How the worker answers a request.
 * - `page`: the one page of the web, from the network if that answers soon, else as it was.
 * - `asset`: a file that is named by its content and so never changes: as it was, else from the network.
 * - `network`: not at all, so that the browser does what it would do without a worker. All of the API is left so: no
 *   token, answer or change passes through here.
 */
export function strategyFor({ method, mode, url }: WorkerRequest, origin: string): "page" | "asset" | "network" {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "network";
  if (address.pathname.startsWith("/assets/")) return "asset";
  // Neither the API nor a file of the site's that somebody opens is the web's page.
  const isFile = /^\/(?:api|outbox)(?:[/.]|$)|^\/[\w-]+\.\w+$/.test(address.pathname);
  return mode === "navigate" && !isFile ? "page" : "network";
}

// Only for who tries the sample, opens a script or a call sheet's PDF, or puts a board right; kept when it is first used.
const LATE = /^assets\/(?:sample-script|pdf\/|pdf\.worker|pdf-pages|repair-worker)|\.map$/;

/** Which of the built files are fetched before anybody asks for them. */
export function precacheFiles(built: readonly string[]): string[] {
  return built
    .filter((name) => !LATE.test(name))
    .map((name) => `/${name}`)
    .sort();
}

/** Whether the page belongs to these files: while a new version is being deployed it may be there before or after them. */
export function belongsTo(page: string, files: readonly string[]): boolean {
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
  return named.length > 0 && named.every((path) => files.includes(path));
}
