import { readFileSync, writeFileSync } from "node:fs";
import { routeList } from "../shared/contract/route-list.ts";
import { routes } from "../shared/contract/routes.ts";

// npm run routes writes the contract's routes into the README, between its two marks.
const readme = readFileSync("README.md", "utf8");
const table = `<!-- routes -->\n${routeList(routes)}\n<!-- /routes -->`;
writeFileSync(
  "README.md",
  `${readme.slice(0, readme.indexOf("<!-- routes -->"))}${table}${readme.split("<!-- /routes -->").at(-1)}`,
);
