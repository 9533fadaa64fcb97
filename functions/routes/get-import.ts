import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { importView, newestImport } from "../project/project-import.ts";

export const handler = serve(routes.getImport, async ({ session }) => importView(await newestImport(session.userId)));
