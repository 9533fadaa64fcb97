import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { changeStamp } from "../store/change-stamp.ts";

export const handler = serve(routes.getChangeStamp, async ({ member }) => ({ stamp: await changeStamp(member) }));
