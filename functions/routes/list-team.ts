import { routes } from "../../shared/contract/routes.ts";
import { nowSeconds } from "../clock.ts";
import { serve } from "../http.ts";
import { teamOf } from "../store/team.ts";

export const handler = serve(routes.listTeam, ({ member }) => teamOf(member, nowSeconds()));
