import type { ActorDetails } from "../../shared/contract/cast.ts";
import type { LocationDetails } from "../../shared/contract/locations.ts";
import { NO_ACTOR_PROFILE, profileForViewers } from "../../shared/roster/options/actor-profile.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import type { ActorOption, LocationOption } from "../../shared/roster/options/option.ts";
import type { Photo } from "../../shared/roster/options/photo.ts";
import type { Membership } from "../store/account/sessions.ts";
import { viewUrl } from "../store/aws/documents.ts";
import { MEDIA_TYPES, photoKeys } from "./photo-keys.ts";

/** The details of actor options, filtered by the member's permissions. */
export function actorDetails(
  member: Membership,
  options: readonly ActorOption[],
): Promise<(ActorDetails & { castId: string })[]> {
  const shown = options.map(
    async ({
      castId,
      actorName,
      version = 0,
      profile = NO_ACTOR_PROFILE,
      photos = [],
    }): Promise<ActorDetails & { castId: string }> => ({
      castId,
      actorName,
      version,
      profile: member.may === "viewer" ? profileForViewers(profile) : profile,
      photos,
      picture: await pictureOf(member, photos),
    }),
  );
  return Promise.all(shown);
}

export function locationDetails(member: Membership, options: readonly LocationOption[]): Promise<LocationDetails[]> {
  const shown = options.map(
    async ({ groupId, locationName, version = 0, site = NO_LOCATION_SITE, photos = [] }): Promise<LocationDetails> => ({
      groupId,
      locationName,
      version,
      site,
      photos,
      picture: await pictureOf(member, photos),
    }),
  );
  return Promise.all(shown);
}

async function pictureOf({ projectId }: Membership, photos: readonly Photo[]): Promise<string | null> {
  const newest = photos.at(-1);
  return newest ? viewUrl(photoKeys(projectId, newest.photoId).small, MEDIA_TYPES.jpeg) : null;
}
