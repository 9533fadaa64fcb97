import { message } from "../../i18n/speech.ts";

/** Day status codes of actors. T is a test and TR travel, as in Exhibit G. */
export const DAY_STATUS_CODES = ["TR", "FT", "R", "T"] as const;

type Code = (typeof DAY_STATUS_CODES)[number];

/** Labels of the codes, as messages. */
export const DAY_STATUSES: Readonly<Record<Code, string>> = {
  TR: message("Travel"),
  FT: message("Fitting"),
  R: message("Rehearsal"),
  T: message("Test"),
};
