import type { PhotoSubject } from "../../shared/contract/photos.ts";
import { MAX_PHOTOS } from "../../shared/roster/photo-file/limits.ts";
import type { Membership } from "../store/account/sessions.ts";
import { LOGO, MAX_WITH_REMOVED, type PhotoOf } from "../store/options/photos.ts";
import { RETENTION_DAYS } from "../store/options/removed-options.ts";
import { withPhotos } from "./option-storage.ts";

/** The option that the request refers to, or the logo; undefined if no option has that name. */
export async function optionIn(member: Membership, subject: PhotoSubject): Promise<PhotoOf | undefined> {
  if (subject.kind === "logo") return LOGO;
  const { kind, id, name } = subject;
  return withPhotos(member, { kind: kind === "actor" ? "ACTOR" : "LOCATION", id }, name);
}

export const noSuchOption = (subject: PhotoSubject) =>
  `${nameOf(subject)} is not an option for this ${subject.kind === "actor" ? "character" : "location"}.`;

export const tooManyPhotos = (subject: PhotoSubject | PhotoOf) =>
  `${nameOf(subject)} already has ${MAX_PHOTOS} photos. Remove some before adding more.`;

export const tooManyRemoved = (subject: PhotoSubject) =>
  `${nameOf(subject)} has ${MAX_WITH_REMOVED} photos, removed ones included, which is the most it can have. Removed photos are deleted after ${RETENTION_DAYS} days.`;

const nameOf = (subject: PhotoSubject | PhotoOf) =>
  subject.kind === "logo" || subject.kind === "LOGO" ? "The logo" : subject.name;
