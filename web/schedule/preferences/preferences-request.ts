import type { routes } from "../../../shared/contract/routes.ts";
import type { PayloadFor } from "../../../shared/contract/schema/route.ts";

/** What is sent of some wishes. */
export type SchedulingRequest = Omit<
  PayloadFor<(typeof routes)["createSchedule"]>,
  "name" | "location" | "scenes_per_day"
>;
