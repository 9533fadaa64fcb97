import * as z from "zod";
import { message } from "../i18n/speech.ts";

/** Types of performers in SAG-AFTRA's agreements, with their codes on a production time report; none until entered. */
export const WORK_TYPES = {
  "": "",
  D: message("Day performer"),
  "3D": message("Three-day performer"),
  WK: message("Weekly performer"),
  SR: message("Series performer"),
  ST: message("Stunt performer"),
  SC: message("Stunt coordinator"),
  SG: message("Singer"),
  DA: message("Dancer"),
  PI: message("Pilot"),
  BG: message("Background actor"),
} as const;

export const WorkType = z.enum(Object.keys(WORK_TYPES) as [keyof typeof WORK_TYPES, ...(keyof typeof WORK_TYPES)[]]);
export type WorkType = z.infer<typeof WorkType>;
