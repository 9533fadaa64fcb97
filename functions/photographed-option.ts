import type { PhotographedOption } from "../shared/contract/photos.ts";
import { MAX_PHOTOS } from "../shared/roster/photo-file/limits.ts";
import { photographed } from "./option-places.ts";
import type { PhotoOf } from "./store/photos.ts";
import type { Membership } from "./store/sessions.ts";

/** Which option a caller means, or undefined when there is none of that name. */
export function optionIn(member: Membership, { kind, id, name }: PhotographedOption): Promise<PhotoOf | undefined> {
  return photographed(member, { kind: kind === "actor" ? "ACTOR" : "LOCATION", id }, name);
}

export const noSuchOption = ({ kind, name }: PhotographedOption) =>
  `${name} is no option for this ${kind === "actor" ? "role" : "location"}.`;

export const tooManyPhotos = ({ name }: PhotographedOption) =>
  `${name} has ${MAX_PHOTOS} photos already. Remove some before adding others.`;
