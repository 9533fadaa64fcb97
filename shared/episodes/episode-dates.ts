import { shownDate } from "../dates/shown-date.ts";
import { t } from "../i18n/speech.ts";
import { Dates } from "./dates.ts";
import { endBeforeStart } from "./end-before-start.ts";

/**
 * When the scenes of an episode may be shot, each date included: in its director's block, `from` and `until`, and until
 * the episode must be finished.
 */
export const EpisodeDates = Dates.refine((dates) => endBeforeStart(dates) === undefined, {
  error: ({ input }) => {
    const dates = input as Dates;
    const [from, end] = [dates.from, endBeforeStart(dates)].map((date) => date && shownDate(date));
    return t("The block of an episode starts on {from}, after {end}. Change one of the two dates.", { from, end });
  },
}).readonly();
export type EpisodeDates = Dates;

/** Whether no date is given, so that the episode can be shot on any. */
export const hasNoDates = ({ from, until, finishBy }: EpisodeDates): boolean => !from && !until && !finishBy;
