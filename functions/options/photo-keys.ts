import type { PhotoFormat } from "../../shared/roster/photo-file/kind-of-file.ts";

/** What browsers are told that a photo is. */
export const MEDIA_TYPES: Readonly<Record<PhotoFormat, string>> = { jpeg: "image/jpeg", png: "image/png" };

/** Where the browser posts a photo and its small picture; what stays there is deleted after a day. */
export function postedKeys(projectId: string, upload: string): { photo: string; small: string } {
  return { photo: `uploads/${projectId}/${upload}.photo`, small: `uploads/${projectId}/${upload}.small` };
}

/** Where a photo and its small picture are kept. */
export function photoKeys(projectId: string, photoId: string): { photo: string; small: string } {
  return { photo: `projects/${projectId}/photos/${photoId}`, small: `projects/${projectId}/photos/${photoId}-small` };
}
