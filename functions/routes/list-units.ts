import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { unitList } from "../schedule/unit-list.ts";

export const handler = serve(routes.listUnits, async ({ member }) => unitList(member));
