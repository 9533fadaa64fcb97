import * as z from "zod";

/** Types of performers in SAG-AFTRA's agreements, with their codes on a production time report; none until entered. */
export const WORK_TYPES = {
  "": "",
  D: "Day performer",
  "3D": "Three-day performer",
  WK: "Weekly performer",
  SR: "Series performer",
  ST: "Stunt performer",
  SC: "Stunt coordinator",
  SG: "Singer",
  DA: "Dancer",
  PI: "Pilot",
  BG: "Background actor",
} as const;

export const WorkType = z.enum(Object.keys(WORK_TYPES) as [keyof typeof WORK_TYPES, ...(keyof typeof WORK_TYPES)[]]);
export type WorkType = z.infer<typeof WorkType>;
