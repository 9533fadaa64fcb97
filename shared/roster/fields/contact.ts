import { mailProblem, phoneProblem } from "./contact-text.ts";
import { DetailText } from "./detail-text.ts";

/** A phone number as people write it, or empty. */
export const Phone = DetailText.refine((text) => phoneProblem(text) === undefined, {
  error: ({ input }) => phoneProblem(String(input)),
});

/** An email address, or empty. */
export const Mail = DetailText.refine((text) => mailProblem(text) === undefined, {
  error: ({ input }) => mailProblem(String(input)),
});
