import { routes } from "../../shared/contract/routes.ts";
import { reconcileDrafts, scriptOf } from "../breakdown/breakdown-run.ts";
import { serve } from "../http/serve.ts";

export const handler = serve(routes.listScripts, async ({ member }) => (await reconcileDrafts(member)).map(scriptOf));
