import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { newestImport, shownImport } from "../project-import.ts";

export const handler = serve(routes.getImport, async ({ session }) => shownImport(await newestImport(session.userId)));
