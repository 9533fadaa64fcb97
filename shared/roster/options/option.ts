import * as z from "zod";
import { ActorProfile } from "./actor-profile.ts";
import { LocationSite } from "./location-site.ts";
import { Photo } from "./photo.ts";

/** Version of an option's details; 0 until details are entered. */
export const OptionVersion = z.int().nonnegative();

const described = { version: OptionVersion.optional(), photos: z.array(Photo).readonly().optional() };

/** A candidate for a character. `dates` is a dates string (see dates.ts); `profile` is absent until entered. */
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

/** A candidate location for a location group. `groupId` is "None" without a group; `site` is absent until entered. */
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
