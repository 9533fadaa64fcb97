import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { changeUnitList, unitList } from "../schedule/unit-list.ts";

export const handler = serve(routes.changeUnits, async ({ member, payload, refuse }) => {
  await changeUnitList(member, payload, refuse);
  return unitList(member);
});
