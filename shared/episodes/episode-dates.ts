import * as z from "zod";
import { t } from "../i18n/speech.ts";
import { endBeforeStart } from "./end-before-start.ts";

const Dates = z.object({
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  finishBy: z.iso.date().optional(),
});

/**
 * When the scenes of an episode may be shot, each date included: in its director's block, `from` and `until`, and until
 * the episode must be finished.
 */
export const EpisodeDates = Dates.refine((dates) => endBeforeStart(dates) === undefined, {
  error: ({ input }) => {
    const dates = input as z.infer<typeof Dates>;
    const values = { from: dates.from, end: endBeforeStart(dates) };
    return t("The block of an episode starts on {from}, after {end}. Change one of the two dates.", values);
  },
}).readonly();
export type EpisodeDates = Readonly<z.infer<typeof Dates>>;

/** Whether no date is given, so that the episode can be shot on any. */
export const isAnyDate = ({ from, until, finishBy }: EpisodeDates): boolean => !from && !until && !finishBy;
