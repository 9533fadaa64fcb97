import { writeFileSync } from "node:fs";
import { routeList } from "../shared/contract/route-list.ts";
import { areas } from "../shared/contract/routes.ts";

// npm run routes
writeFileSync("shared/contract/ROUTES.md", routeList(areas));
