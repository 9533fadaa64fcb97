import { readFileSync } from "node:fs";

/** The callers, as the header of the table names them. */
export type Caller = (typeof CALLERS)[number];

/**
 * The expected result: access, a refusal with this status, or the same answer as every other caller, whatever the
 * token.
 */
export type Cell = "in" | "401" | "403" | "404" | "alike";

export const CALLERS = [
  "anonymous",
  "stranger",
  "viewer",
  "limited viewer",
  "editor",
  "owner",
  "removed member",
  "expired invitation",
  "other owner",
  "API key",
] as const;

/** The access rights of access.csv, which people maintain, by method and path of a route. */
export function accessTable(): ReadonlyMap<string, Readonly<Record<Caller, Cell>>> {
  const [head = [], ...lines] = readFileSync("test/api/access.csv", "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(",").map((cell) => cell.trim()));
  if (head.join() !== ["route", ...CALLERS].join()) throw new Error(`access.csv has another head: ${head.join()}`);
  return new Map(
    lines.map(([route = "", ...cells]) => {
      const row = Object.fromEntries(CALLERS.map((caller, at) => [caller, cellOf(cells[at], route)]));
      return [route, row as Record<Caller, Cell>]; // one cell per caller
    }),
  );
}

function cellOf(written: string | undefined, route: string): Cell {
  if (written === "in" || written === "alike" || written === "401" || written === "403" || written === "404") {
    return written;
  }
  throw new Error(`access.csv contains "${written}" of ${route}: say in, alike, 401, 403 or 404.`);
}
