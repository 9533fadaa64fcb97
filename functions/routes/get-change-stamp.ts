import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { getChangeToken } from "../store/project/change-stamp.ts";

export const handler = serve(routes.getChangeStamp, async ({ member }) => ({ stamp: await getChangeToken(member) }));
