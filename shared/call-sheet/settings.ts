import * as z from "zod";
import { DetailText } from "../roster/detail-text.ts";
import { PAPER_NAMES } from "./paper-name.ts";
import { DEFAULT_PREP, Prep } from "./prep.ts";
import { DEFAULT_RULES, WorkRules } from "./rules/work-rules.ts";

/** What holds for all call sheets of a project. Texts that nobody gave are empty. */
export const CallSheetSettings = z
  .object({
    company: z.string().max(200),
    /** Address and phone of the production office. */
    office: DetailText,
    /** Said on every sheet: "Report hazards to …, in confidence". */
    safetyLine: DetailText,
    paper: z.enum(PAPER_NAMES),
    prep: Prep,
    rules: WorkRules,
  })
  .readonly();
export type CallSheetSettings = z.infer<typeof CallSheetSettings>;

/** The settings of a project that nobody has changed. */
export const DEFAULT_SETTINGS: CallSheetSettings = {
  company: "",
  office: "",
  safetyLine: "",
  paper: "letter",
  prep: DEFAULT_PREP,
  rules: DEFAULT_RULES,
};
