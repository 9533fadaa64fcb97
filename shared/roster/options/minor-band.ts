import * as z from "zod";
import { t } from "../../i18n/speech.ts";

/** The age bands of minors in California's work rules, youngest first. */
export const MinorBand = z.enum(["15d-6mo", "6mo-2y", "2-5y", "6-8y", "9-15y", "16-17y"], {
  error: ({ input }) =>
    t('"{input}" is not an age band. Choose one from the list, or none for an adult.', {
      input: String(input).slice(0, 40),
    }),
});
export type MinorBand = z.infer<typeof MinorBand>;
