import * as z from "zod";
import { ActorProfile } from "./actor-profile.ts";
import { LocationSite } from "./location-site.ts";
import { Photo } from "./photo.ts";

/** Counts the changes of an option's details; an option that nobody has described is at 0. */
export const OptionVersion = z.int().nonnegative();

const described = { version: OptionVersion.optional(), photos: z.array(Photo).readonly().optional() };

/** A candidate for a role. `dates` is a dates string (see dates.ts); `profile` is missing until somebody gives one. */
export const ActorOption = z
  .object({
    castId: z.string(),
    actorName: z.string().min(1),
    details: z.string(),
    dates: z.string(),
    locked: z.boolean(),
    profile: ActorProfile.optional(),
    ...described,
  })
  .readonly();
export type ActorOption = z.infer<typeof ActorOption>;

/** A candidate place for a location group; `groupId` is "None" for one that belongs to no group; `site` is missing until somebody gives one. */
export const LocationOption = z
  .object({
    groupId: z.string(),
    locationName: z.string().min(1),
    address: z.string(),
    dates: z.string(),
    locked: z.boolean(),
    site: LocationSite.optional(),
    ...described,
  })
  .readonly();
export type LocationOption = z.infer<typeof LocationOption>;
