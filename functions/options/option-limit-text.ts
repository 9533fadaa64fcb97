import { t } from "../../shared/i18n/speech.ts";
import { MAX_OPTIONS } from "../store/options/options.ts";
import { RETENTION_DAYS } from "../store/options/removed-options.ts";

/** The refusal of one option more than a role or location group may have. */
export const optionLimitText = (of: "character" | "location") =>
  t(
    "This {of, select, character {character} other {location}} has {most} options, including removed ones, which is the maximum. Remove those that you no longer need; they are deleted after {days} days.",
    { of, most: MAX_OPTIONS, days: RETENTION_DAYS },
  );
