import * as z from "zod";

/** A candidate for a role. `dates` is a dates string (see dates.ts). */
export const ActorOption = z
  .object({
    castId: z.string(),
    actorName: z.string().min(1),
    details: z.string(),
    dates: z.string(),
    locked: z.boolean(),
  })
  .readonly();
export type ActorOption = z.infer<typeof ActorOption>;

/** A candidate place for a location group; `groupId` is "None" for one that belongs to no group. */
export const LocationOption = z
  .object({
    groupId: z.string(),
    locationName: z.string().min(1),
    address: z.string(),
    dates: z.string(),
    locked: z.boolean(),
  })
  .readonly();
export type LocationOption = z.infer<typeof LocationOption>;
