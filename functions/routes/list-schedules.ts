import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { schedulesOf } from "../store/schedules.ts";

export const handler = serve(routes.listSchedules, ({ member }) => schedulesOf(member));
