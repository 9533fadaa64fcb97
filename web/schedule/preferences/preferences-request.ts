import type { routes } from "../../../shared/contract/routes.ts";
import type { PayloadFor } from "../../../shared/contract/schema/route.ts";

/** Preferences in a request. */
export type SchedulingRequest = Omit<
  PayloadFor<(typeof routes)["createSchedule"]>,
  "name" | "location" | "scenes_per_day"
>;
