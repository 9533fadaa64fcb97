import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { exportView, newestExport } from "../project/project-export.ts";

export const handler = serve(routes.getExport, async ({ member }) => exportView(member, await newestExport(member)));
