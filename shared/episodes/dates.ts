import * as z from "zod";

/** The dates of an episode; see EpisodeDates. */
export const Dates = z.object({
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  finishBy: z.iso.date().optional(),
});
export type Dates = Readonly<z.infer<typeof Dates>>;
