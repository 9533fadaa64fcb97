import { MAX_SCHEDULES } from "../store/schedule/schedules.ts";

/** The refusal of a schedule. */
export const SCHEDULE_LIMIT = `This project has ${MAX_SCHEDULES} schedules, which is the most it can have. Change one of them on its stripboard instead.`;
