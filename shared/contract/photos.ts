import * as z from "zod";
import { message, said, t } from "../i18n/speech.ts";
import { Coordinates } from "../roster/fields/coordinates.ts";
import { Photo } from "../roster/options/photo.ts";
import { MAX_PHOTO_BYTES, MAX_SMALL_BYTES } from "../roster/photo-file/limits.ts";
import { nameText, PATH_IDS } from "./schema/names.ts";
import { json, type Route } from "./schema/route.ts";
import { SCAN_REFUSALS } from "./schema/scan-refusals.ts";

const Done = z.object({ ok: z.literal(true) });
const Name = nameText(message("Enter the option's name."));

/** The option that a photo shows: of a character by cast id, or of a location group by id. */
export const PhotographedOption = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("actor"), id: PATH_IDS.castId, name: Name }),
  z.object({ kind: z.literal("location"), id: PATH_IDS.locationId, name: Name }),
]);
export type PhotographedOption = z.infer<typeof PhotographedOption>;

/** The subject of a photo: an option, or the production's logo, of which there is only one. */
export const PhotoSubject = z.discriminatedUnion("kind", [
  ...PhotographedOption.options,
  z.object({ kind: z.literal("logo") }),
]);
export type PhotoSubject = z.infer<typeof PhotoSubject>;

const Upload = z.string().regex(/^[0-9a-z]{8,40}$/, message("This is not an upload."));
const Form = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) });

const bytes = (most: number, what: string) => {
  const error = ({ input }: { input?: unknown }) =>
    t("The {what} is {input} bytes; 1 to {most} are accepted.", {
      what: said(what),
      input: String(input),
      most: most.toLocaleString("en-US"),
    });
  return z.int({ error }).min(1, { error }).max(most, { error });
};

/** Photos of actor and location options, and the logo of the call sheets. */
export const photos = {
  preparePhoto: {
    method: "POST",
    path: "/api/{id}/prepare-photo",
    summary:
      "Presigned forms with which the browser uploads a photo (of an option, or the call sheet logo) and its thumbnail directly to S3.",
    access: "editor",
    payload: json(
      z.object({
        of: PhotoSubject,
        mediaType: z.enum(["image/jpeg", "image/png"], {
          error: ({ input }) =>
            t('"{input}" is not supported. Save the photo as JPEG or PNG.', { input: String(input).slice(0, 60) }),
        }),
        size: bytes(MAX_PHOTO_BYTES, message("photo")),
        /** Size of the thumbnail, which is a JPEG. */
        smallSize: bytes(MAX_SMALL_BYTES, message("thumbnail")),
      }),
    ),
    answer: json(z.object({ upload: z.string(), photo: Form, small: Form })),
    refusals: { noSuchOption: 404, tooManyPhotos: 409 },
  },
  finishPhoto: {
    method: "POST",
    path: "/api/{id}/finish-photo",
    summary:
      "Saves the photos uploaded with presigned forms, without their metadata. A logo replaces the previous one. `position` is the photo's GPS position, which is not stored.",
    access: "editor",
    payload: json(z.object({ of: PhotoSubject, upload: Upload })),
    answer: json(z.object({ photo: Photo, position: Coordinates.nullable() })),
    refusals: {
      ...{ noSuchOption: 404, noSuchPhoto: 404, tooManyPhotos: 409, notUploaded: 409, notPhoto: 415 },
      ...SCAN_REFUSALS,
    },
  },
  listPhotos: {
    method: "GET",
    path: "/api/{id}/option-photos",
    summary: "The photos of an option, or the logo, each with URLs that are valid for a few minutes.",
    access: "viewer",
    filtersByVisibility: true,
    query: PhotoSubject,
    answer: json(z.object({ photos: z.array(Photo.unwrap().extend({ url: z.string(), smallUrl: z.string() })) })),
    refusals: { noSuchOption: 404 },
  },
  removePhoto: {
    method: "POST",
    path: "/api/{id}/remove-photo",
    summary: "Removes a photo; it can be restored for thirty days.",
    access: "editor",
    payload: json(z.object({ photoId: Upload })),
    answer: json(Done),
    refusals: { noSuchPhoto: 404 },
  },
  restorePhoto: {
    method: "POST",
    path: "/api/{id}/restore-photo",
    summary: "Restores a removed photo, unless its option has 40 others.",
    access: "editor",
    payload: json(z.object({ photoId: Upload })),
    answer: json(Done),
    refusals: { noSuchPhoto: 404, tooManyPhotos: 409 },
  },
} as const satisfies Record<string, Route>;
