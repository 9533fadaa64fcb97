import * as z from "zod";
import { LANGUAGES } from "../../i18n/catalogues.ts";
import { message, t } from "../../i18n/speech.ts";
import { Clock } from "../../roster/fields/clock.ts";
import { DetailText } from "../../roster/fields/detail-text.ts";
import { PAPER_NAMES } from "./paper-size.ts";
import { DEFAULT_PRE_CALL, PreCallTimes } from "./pre-call-times.ts";
import { PAPER_NAMES as PAPERS_IN_ORDER, REVISION_PAPERS, USUAL_PAPERS } from "./revision.ts";
import { DEFAULT_WORK_RULES, WorkRules } from "./work-rules.ts";

/** Settings for all call sheets of a project. Missing texts are empty. */
export const CallSheetSettings = z
  .object({
    company: z.string().max(200),
    /** Address and phone of the production office. */
    office: DetailText,
    /** Printed on every sheet: "Report hazards to …, in confidence". */
    safetyLine: DetailText,
    paper: z.enum(PAPER_NAMES),
    /** Paper colours of revisions, in order. */
    revisionPapers: z
      .array(
        z.enum(REVISION_PAPERS, { error: () => t("Choose from {papers}.", { papers: REVISION_PAPERS.join(", ") }) }),
      )
      .min(1, message("Enter at least one colour."))
      .max(REVISION_PAPERS.length),
    /** Paper colour of the script's latest pages, as the production names it; empty if it is not printed. */
    scriptColour: z.enum(["", ...PAPERS_IN_ORDER]).default(""),
    /** The same of the schedule. */
    scheduleColour: z.enum(["", ...PAPERS_IN_ORDER]).default(""),
    prep: PreCallTimes,
    /** Crew call of an ordinary day in minutes from midnight; 7 AM when absent, as in older settings. */
    usualCall: z.int("Enter a time.").min(0, "Enter a time.").max(1439, "Enter a time.").optional(),
    /** The language of printed sheets and emails; English when absent. */
    language: z
      .string()
      .refine((tag) => Object.hasOwn(LANGUAGES, tag), { error: () => t("Choose a language from the list.") })
      .optional(),
    /** As usual in the language when absent. */
    clock: Clock.optional(),
    rules: WorkRules,
  })
  .readonly();
export type CallSheetSettings = z.infer<typeof CallSheetSettings>;

/** The initial settings of a project. */
export const DEFAULT_SETTINGS: CallSheetSettings = {
  company: "",
  office: "",
  safetyLine: "",
  paper: "letter",
  revisionPapers: [...USUAL_PAPERS],
  scriptColour: "",
  scheduleColour: "",
  prep: DEFAULT_PRE_CALL,
  rules: DEFAULT_WORK_RULES,
};
