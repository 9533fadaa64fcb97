import * as z from "zod";
import { PRIORITIES } from "./priority.ts";

const date = z.iso.date();

/** What was asked of a schedule beside its name, location and scenes per day. What is absent was not asked. */
export const Wishes = z
  .object({
    startDate: date.optional(),
    /** Days of the week with work; 0 is Sunday. */
    weekdays: z.array(z.int().min(0).max(6)).readonly().optional(),
    /** Pages in eighths. */
    eighthsPerDay: z.int().positive().optional(),
    locationsPerDay: z.int().positive().optional(),
    priority: z.enum(PRIORITIES).optional(),
  })
  .readonly();
export type Wishes = z.infer<typeof Wishes>;
