import type { Route } from "./route.ts";

/** The routes as a Markdown table, one row each, in the order of the contract. */
export function routeList(routes: Readonly<Record<string, Route>>): string {
  const rows = Object.entries(routes).map(
    ([name, { method, path, access, summary }]) => `| \`${method} ${path}\` | ${access} | ${summary} | ${name} |`,
  );
  return ["| route | who | what | name |", "|---|---|---|---|", ...rows].join("\n");
}
