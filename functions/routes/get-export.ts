import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { newestExport, shownExport } from "../project-export.ts";

export const handler = serve(routes.getExport, async ({ member }) => shownExport(member, await newestExport(member)));
