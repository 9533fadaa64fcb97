import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { deedsMarked, deedsOf } from "../store/audit.ts";

export const handler = serve(routes.listDeeds, async ({ member, query: { before, mark } }) =>
  mark === undefined ? deedsOf(member, before) : { deeds: await deedsMarked(member, mark), next: null },
);
