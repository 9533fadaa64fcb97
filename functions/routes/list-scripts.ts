import { routes } from "../../shared/contract/routes.ts";
import { scriptOf, settledDrafts } from "../breakdown-run.ts";
import { serve } from "../http.ts";

export const handler = serve(routes.listScripts, async ({ member }) => (await settledDrafts(member)).map(scriptOf));
