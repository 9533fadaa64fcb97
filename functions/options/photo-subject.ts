import type { PhotoSubject } from "../../shared/contract/photos.ts";
import { t } from "../../shared/i18n/speech.ts";
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
  t("{subject} is not an option for this {kind, select, actor {character} other {location}}.", {
    subject: nameOf(subject),
    kind: subject.kind,
  });

export const tooManyPhotos = (subject: PhotoSubject | PhotoOf) =>
  t("{subject} already has {maxPhotos} photos. Remove some before adding more.", {
    subject: nameOf(subject),
    maxPhotos: MAX_PHOTOS,
  });

export const tooManyRemoved = (subject: PhotoSubject) =>
  t(
    "{subject} has {maxWithRemoved} photos, including removed ones, which is the maximum. Removed photos are deleted after {retentionDays} days.",
    { subject: nameOf(subject), maxWithRemoved: MAX_WITH_REMOVED, retentionDays: RETENTION_DAYS },
  );

const nameOf = (subject: PhotoSubject | PhotoOf) =>
  subject.kind === "logo" || subject.kind === "LOGO" ? t("The logo") : subject.name;
