import { MAX_OPTIONS } from "../store/options/options.ts";
import { RETENTION_DAYS } from "../store/options/removed-options.ts";

/** The refusal of one option more than a role or location group may have. */
export const optionLimitText = (of: "character" | "location") =>
  `This ${of} has ${MAX_OPTIONS} options, removed ones included, which is the most it can have. Remove those that you no longer need; they are deleted after ${RETENTION_DAYS} days.`;
