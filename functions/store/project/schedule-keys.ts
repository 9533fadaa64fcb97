import * as z from "zod";
import { MAIN_UNIT } from "../../../shared/units/unit.ts";
import { projectKey } from "../aws/table.ts";

/** Primary key of a schedule. */
export const scheduleKey = (projectId: string, name: string) => ({
  pk: projectKey(projectId),
  sk: `SCHEDULE#${name}`,
});

/** The item of a unit's active schedule. */
export const ActiveRow = z.object({ scheduleName: z.string() });

/** The main unit's row has no unit in its key, as all rows from before units. */
export const ACTIVE_PREFIX = "ACTIVE";

/** Primary key of the active schedule of a unit. */
export const activeKey = (projectId: string, unit: string) => ({
  pk: projectKey(projectId),
  sk: unit === MAIN_UNIT ? ACTIVE_PREFIX : `${ACTIVE_PREFIX}#${unit}`,
});

/** The unit whose active schedule has this sort key. */
export const unitOfActiveKey = (sk: string): string => sk.slice(ACTIVE_PREFIX.length + 1) || MAIN_UNIT;
